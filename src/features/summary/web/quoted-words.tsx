import { useTexts } from '#platform/web/use-texts.ts';

import type { LineSource } from '../contract.ts';
import { lineTexts } from './line-texts.ts';
import { OwnWordsLink, type JumpTo } from './own-words-link.tsx';

type QuotedWordsProps = {
  source: Pick<LineSource, 'messageId' | 'quote' | 'question'>;
  /** The quoted words and their date. */
  lead?: string;
} & JumpTo;

/** Quoted words with a link to their message. */
export function QuotedWords({ source, lead, sessionId, onJump }: QuotedWordsProps) {
  const texts = useTexts(lineTexts);
  const { question, quote, messageId } = source;
  return (
    <figure className="mb-1 border-l-2 border-pine/40 pl-3 text-[0.9375rem]">
      {lead !== undefined && <p className="text-muted">{lead}</p>}
      {question !== undefined && <p className="text-muted">{texts.asked(question)}</p>}
      <blockquote className="wrap-anywhere whitespace-pre-line">“{quote}”</blockquote>
      <figcaption>
        <OwnWordsLink
          sessionId={sessionId}
          messageId={messageId}
          label={texts.toMessage(quote)}
          onJump={onJump}
          className="inline-flex min-h-8 items-center rounded-mark text-sm text-pine underline decoration-pine/40 underline-offset-4 hover:decoration-pine pointer-coarse:min-h-11"
        >
          {texts.inMessage}
        </OwnWordsLink>
      </figcaption>
    </figure>
  );
}
