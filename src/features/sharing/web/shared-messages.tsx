import { LazyMarkdown } from '#platform/web/markdown/lazy-markdown.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Seal } from '#platform/web/ui/seal.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SharedMessage } from '../contract.ts';
import { sharedTexts } from './shared-texts.ts';

/** The messages of a share; each AI message is labelled as such. */
export function SharedMessages({ messages }: { messages: readonly SharedMessage[] }) {
  const texts = useTexts(sharedTexts);
  return (
    <ol className="flex flex-col gap-5">
      {messages.map(({ id, role, content }) => (
        <li key={id} className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
          {role === 'user' ? (
            <article className="flex flex-col items-end">
              <h2 className="mb-1 pr-1 font-sans text-sm font-normal text-muted">{texts.author}</h2>
              <LazyMarkdown
                text={content}
                headingLevel={3}
                className="max-w-[min(38em,88%)] rounded-card rounded-tr-[3px] bg-pine-soft px-4 py-2.5"
              />
            </article>
          ) : (
            <article className="flex flex-col items-start">
              <div className="mb-1.5 flex items-center gap-2">
                <Seal className="text-[0.625rem]" />
                <h2 className="font-sans text-sm font-normal text-muted">{texts.assistant}</h2>
                <Badge>{texts.aiTag}</Badge>
              </div>
              <LazyMarkdown
                text={content}
                headingLevel={3}
                className="w-full max-w-[41em] rounded-card rounded-tl-[3px] border border-line bg-surface px-4 py-3 sm:px-5"
              />
            </article>
          )}
        </li>
      ))}
    </ol>
  );
}
