import { Badge } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { ListedHerb } from '../contract.ts';
import { herbCheckTexts } from './texts.ts';

const toxicities = {
  管制: 'controlled',
  大毒: 'veryToxic',
  有毒: 'toxic',
  小毒: 'slightlyToxic',
} as const;
const pregnancies = { 禁用: 'pregnancyForbidden', 慎用: 'pregnancyCaution' } as const;

/** One herb or formula as the check recognised it. */
export function ListedHerbItem({ herb }: { herb: ListedHerb }) {
  const texts = useTexts(herbCheckTexts);
  const {
    name,
    kind,
    written,
    herbs,
    western,
    toxicity,
    pregnancy,
    lactation,
    amounts,
    limit,
    source,
  } = herb;
  const others = written.filter((words) => words !== name);
  const notes = [
    ...(others.length > 0 ? [texts.writtenAs(others.join(texts.and))] : []),
    ...(herbs.length > 0 ? [texts.madeOf(herbs.join(texts.and))] : []),
    ...(western.length > 0 ? [texts.holds(western.join(texts.and))] : []),
    ...amounts.map(({ written, grams }) => texts.amount(written, grams, limit)),
    texts.source(source),
  ];
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span lang="zh-CN" className="font-medium">
          {name}
        </span>
        {kind === 'formula' && <Badge>{texts.formula}</Badge>}
        {toxicity && (
          <Badge tone={toxicity === '小毒' ? 'ochre' : 'cinnabar'}>
            {texts[toxicities[toxicity]]}
          </Badge>
        )}
        {pregnancy && <Badge tone="ochre">{texts[pregnancies[pregnancy]]}</Badge>}
        {lactation && <Badge tone="ochre">{texts.lactationCaution}</Badge>}
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-0.5 text-sm text-muted">
          {note}
        </p>
      ))}
    </li>
  );
}
