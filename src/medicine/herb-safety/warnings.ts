import { notesOnOwnMedicines } from './own-medicines.ts';
import { hasG6pdDeficiency } from './patient.ts';
import { countsAsPregnant, type Patient } from './patient.ts';
import { herbsOf } from './recognise-herbs.ts';
import type { HerbMention } from './recognise-herbs.ts';
import type { Herb } from '../knowledge/herbs.ts';
import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { herbTexts as texts } from './texts.ts';

const ordinaryToxic = new Set(lexicon(remedyLists)['remedy.ordinary-toxic'].words);

/** What the person must know of herbs that a line recommends. */
export function warningsFor(
  line: string,
  advised: readonly HerbMention[],
  person: Patient,
): string[] {
  const herbs = new Map(advised.flatMap(herbsOf).map((herb) => [herb.name, herb]));
  const all = [...herbs.values()];
  const names = (of: Herb[]): string => of.map((herb) => herb.name).join('、');
  const pregnancy = all.filter((herb) => herb.pregnancy);
  const toxic = all.filter((herb) => herb.toxicity === '有毒' && !isOrdinary(herb));
  const risky = all.filter((herb) => herb.isRiskInG6pd);
  return [
    ...(pregnancy.length > 0 && countsAsPregnant(person)
      ? [texts.notInPregnancy(names(pregnancy))]
      : []),
    ...(toxic.length > 0 ? [texts.toxic(names(toxic))] : []),
    ...all.flatMap((herb) => (herb.caution ? [`${herb.name}：${herb.caution}`] : [])),
    ...(risky.length > 0 && hasG6pdDeficiency(person) ? [texts.riskInG6pd(names(risky))] : []),
    ...notesOnOwnMedicines(line, [...herbs.keys()], person),
    ...duplicates(line, advised),
  ];
}

function isOrdinary(herb: Herb): boolean {
  return ordinaryToxic.has(herb.name);
}

function duplicates(line: string, advised: readonly HerbMention[]): string[] {
  const reminder = line.indexOf(texts.reminderStart);
  const listed = advised.filter(
    (mention) =>
      mention.kind === 'herb' &&
      (reminder === -1 || mention.start < reminder) &&
      /[、，,\s：:+]/.test(line.charAt(mention.start - 1) || '、'),
  );
  const twice = listed.filter(
    (mention, index) => listed.findIndex((m) => m.name === mention.name) !== index,
  );
  return twice.length > 0 && listed.length > 2
    ? [texts.twice([...new Set(twice.map((mention) => mention.name))].join('、'))]
    : [];
}
