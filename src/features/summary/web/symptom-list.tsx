import { Badge } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SymptomItem } from '../contract.ts';
import { OwnWordsLink, type JumpTo } from './own-words-link.tsx';
import { summaryWebTexts } from './texts.ts';

/** The symptoms of a summary; each links to its source or is marked as a guess. */
export function SymptomList({ items, ...jump }: { items: readonly SymptomItem[] } & JumpTo) {
  const texts = useTexts(summaryWebTexts);
  const hasGuess = items.some(({ origin }) => origin === 'model');
  return (
    <section aria-label={texts.symptoms}>
      <h3 className="mb-1 text-base">{texts.symptoms}</h3>
      <ul className="divide-y divide-line" lang="zh-CN">
        {items.map((item) => (
          <li key={item.label} className="flex min-h-11 flex-wrap items-center gap-x-2 py-1.5">
            <SymptomName item={item} {...jump} />
            {item.origin === 'model' && <Badge tone="ochre">{texts.guess}</Badge>}
            {item.description !== '' && (
              <span className="w-full text-[0.9375rem] text-muted">{item.description}</span>
            )}
          </li>
        ))}
      </ul>
      {hasGuess && <p className="mt-1 text-sm text-muted">{texts.guessHint}</p>}
    </section>
  );
}

function SymptomName({ item, sessionId, onJump }: { item: SymptomItem } & JumpTo) {
  const texts = useTexts(summaryWebTexts);
  const { label, source } = item;
  if (!source) return <span>{label}</span>;
  return (
    <OwnWordsLink
      sessionId={sessionId}
      messageId={source.messageId}
      label={texts.toWords(label)}
      onJump={onJump}
      className="inline-flex min-h-8 items-center rounded-mark text-pine underline decoration-pine/40 underline-offset-4 hover:decoration-pine pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      {label}
    </OwnWordsLink>
  );
}
