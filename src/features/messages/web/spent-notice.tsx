import type { ReactNode } from 'react';

import { useTexts } from '#platform/web/use-texts.ts';

import type { ReplyState } from './reply-state.ts';
import { turnLooks } from './turn-looks.ts';
import { turnTexts } from './turn-texts.ts';

type SpentNoticeProps = {
  state: ReplyState;
  /** Null while messages are left. */
  quotaNotice: ReactNode;
  quotaMessage: ReactNode;
};

/** MEM-24: a system message on this page alone, while the last send stands refused for want of messages. */
export function SpentNotice({ state, quotaNotice, quotaMessage }: SpentNoticeProps) {
  const { system } = useTexts(turnTexts);
  const isTrue = quotaNotice !== null || state.error !== null;
  if (!state.isQuotaSpent || !isTrue || quotaMessage === null) return null;
  return (
    <article className={`mt-6 ${turnLooks.notice}`}>
      <h2 className={`mb-1 ${turnLooks.speaker}`}>{system}</h2>
      {quotaMessage}
    </article>
  );
}
