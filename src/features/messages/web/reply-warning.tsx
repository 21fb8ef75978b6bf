import { useState } from 'react';

import { SanitisedHtml } from '#platform/web/markdown/sanitised-html.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';

import type { Message } from '../contract.ts';
import type { ShownMessage } from './shown-messages.ts';

type ReplyWarningProps = {
  stored: readonly Message[];
  /** The messages on the page: with a newer question, or without this message. */
  shown: readonly ShownMessage[];
};

/** MSG-24: what the stream warns of, as HTML, until it is closed or a newer message is sent. */
export function ReplyWarning({ stored, shown }: ReplyWarningProps) {
  const [closedId, setClosed] = useState<number | null>(null);
  const newest = stored.at(-1);
  if (!newest?.warning || newest.id === closedId || shown.at(-1)?.id !== newest.id) return null;
  return (
    <Banner type="warning" onClose={() => setClosed(newest.id)}>
      <SanitisedHtml html={newest.warning} className="text-[0.9375rem]" />
    </Banner>
  );
}
