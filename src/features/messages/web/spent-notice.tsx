import type { ReactNode } from 'react';

import { useTexts } from '#platform/web/use-texts.ts';

import type { ReplyState } from './reply-state.ts';
import { turnClasses } from './turn-classes.ts';
import { turnTexts } from './turn-texts.ts';

type SpentNoticeProps = {
  state: ReplyState;
  /** Null while messages are left. */
  quotaNotice: ReactNode;
  quotaMessage: ReactNode;
};

/** MEM-24: a system message on this page only, while the last send is refused because no messages are left. */
export function SpentNotice({ state, quotaNotice, quotaMessage }: SpentNoticeProps) {
  const { system } = useTexts(turnTexts);
  const isTrue = quotaNotice !== null || state.error !== null;
  if (!state.isQuotaSpent || !isTrue || quotaMessage === null) return null;
  return (
    <article className={`mt-6 ${turnClasses.notice}`}>
      <h2 className={`mb-1 ${turnClasses.speaker}`}>{system}</h2>
      {quotaMessage}
    </article>
  );
}
