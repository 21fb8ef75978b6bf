import lactationLists from '../compiled/lexicon/lactation.json' with { type: 'json' };
import pregnancyLists from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import sexLists from '../compiled/lexicon/sex.json' with { type: 'json' };
import settledLists from '../compiled/lexicon/settled.json' with { type: 'json' };
import uncertainLists from '../compiled/lexicon/uncertain.json' with { type: 'json' };
import visitLists from '../compiled/lexicon/visit.json' with { type: 'json' };
import { askedText } from '../dialogue/asking-text.ts';
import { readNumber } from '../findings/chinese-number.ts';
import { factIds } from '../dialogue/fact-ids.ts';
import type { Turn } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { normalise } from '../findings/normalise.ts';
import type { InterviewState } from '../interview/interview-state.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { clausesTold, type ToldClause } from '../findings/clause-span.ts';
import type { FactLine, LineStatus } from './line.ts';
import { summaryLineTexts as texts } from './texts.ts';

const inexactAge = lexicon(uncertainLists)['uncertain.age'].regExp();
const settledWords = lexicon(settledLists);
const sexWords = lexicon(sexLists);
const visitWords = lexicon(visitLists);
const namesOther = [
  settledWords['settled.not-self'],
  settledWords['settled.asks-for'],
  settledWords['settled.carer'],
  settledWords['settled.of-kin'],
  settledWords['settled.opens-with-kin'],
  settledWords['settled.answers-of-kin'],
].map((words) => words.regExp());
const years = new RegExp(settledWords['settled.years'].source, 'gu');
const sexes = {
  男: [
    settledWords['settled.answers-male'].regExp(),
    sexWords['sex.male'].regExp(),
    sexWords['sex.male-kin'].regExp(),
  ],
  女: [
    settledWords['settled.answers-female'].regExp(),
    sexWords['sex.female'].regExp(),
    sexWords['sex.female-kin'].regExp(),
  ],
};
const ofPregnancy = visitWords['visit.pregnancy'].regExp();
const pregnancyWords = lexicon(pregnancyLists);
const tellsPregnancy: Record<InterviewState['facts']['pregnancy'], readonly RegExp[]> = {
  yes: [pregnancyWords['pregnancy.told'].regExp()],
  no: [pregnancyWords['pregnancy.denied'].regExp(), settledWords['settled.not-pregnant'].regExp()],
  possible: [
    pregnancyWords['pregnancy.maybe'].regExp(),
    pregnancyWords['pregnancy.late'].regExp(),
    pregnancyWords['pregnancy.told'].regExp(),
  ],
  unknown: [],
};
const nursing = lexicon(lactationLists)['lactation.told'].regExp();
/** Nobody younger or older is pregnant (years). */
const [pregnantYearsMin, pregnantYearsMax] = [11, 55];

/** Of whom it is, the sex and the age, each with the clause that says so. */
export function personLines({ turns, facts, person, known }: InterviewState): FactLine[] {
  const clauses = clausesTold(turns);
  const line = (label: string, told: typeof clauses, fact?: string): FactLine[] =>
    told.slice(0, 1).map(({ turn, start, end }) => ({
      section: 'person',
      label,
      detail: '',
      spans: [{ turn, start, end }],
      ...(fact === undefined ? {} : { fact }),
    }));
  const ofOther =
    facts.about === 'other'
      ? clauses.filter(({ text }) => namesOther.some((words) => words.test(text)))
      : [];
  const sex = person.sex === known.sex ? undefined : person.sex;
  const signs = sex === undefined ? [] : sexes[sex];
  const tellingSex = signs.flatMap((sign) =>
    clauses.filter(({ text }) => sign.test(text)).slice(-1),
  );
  const { ageYears } = facts;
  const exact = ageYears === undefined ? '' : texts.age(ageYears, facts.ageMonths);
  const ageText = inexactAgeOf({ turns, facts }) ?? exact;
  const tellingAge = ageClause({ turns, facts });
  return [
    ...line(texts.other, ofOther, factIds.subject),
    ...line(sex ?? '', tellingSex),
    ...line(ageText, tellingAge === undefined ? [] : [tellingAge], factIds.age),
  ];
}

/** The newest clause that tells the age. */
export const ageClause = ({
  turns,
  facts: { ageYears, ageText },
}: Pick<InterviewState, 'turns' | 'facts'>): ToldClause | undefined =>
  clausesTold(turns).findLast(({ text }) => namesAge(text, ageYears, ageText));

/** The words of an age that is not exact: 大概四十多岁; undefined where it is a number of years. */
export function inexactAgeOf(state: Pick<InterviewState, 'turns' | 'facts'>): string | undefined {
  const found = inexactAge.exec(normalise(ageClause(state)?.text ?? ''));
  const years = readNumber(found?.groups?.['years'] ?? '');
  return years !== null && years === state.facts.ageYears ? found?.[0] : undefined;
}

/** The clause that says what is known of a pregnancy. */
export const pregnancyClause = ({ turns, facts }: InterviewState): ToldClause | undefined =>
  tellingOf(facts.pregnancy, turns, clausesTold(turns));

function namesAge(text: string, ageYears: number | undefined, ageText = ''): boolean {
  if (ageYears === undefined) return false;
  if (ageText !== '' && normalise(text).includes(normalise(ageText))) return true;
  return [...normalise(text).matchAll(years)].some(([number]) => readNumber(number) === ageYears);
}

/** Pregnancy and nursing where they matter, with the clause that tells of them. */
export function pregnancyLines({ turns, facts, person }: InterviewState): FactLine[] {
  const { ageYears } = facts;
  const isOfAge =
    ageYears === undefined || (ageYears >= pregnantYearsMin && ageYears <= pregnantYearsMax);
  if (person.sex === '男' || !isOfAge) return [];
  const line = (label: string, status: LineStatus, told: ToldClause | undefined): FactLine[] => {
    if (told === undefined) return [];
    const { turn, start, end } = told;
    return [{ section: 'pregnancy', label, detail: '', status, spans: [{ turn, start, end }] }];
  };
  const carrying = ({ yes: 'yes', possible: 'maybe', no: 'no', unknown: 'maybe' } as const)[
    facts.pregnancy
  ];
  const clauses = clausesTold(turns);
  const nurses = clauses.findLast(({ text }) => nursing.test(normalise(text)));
  return [
    ...line(texts.pregnancy, carrying, tellingOf(facts.pregnancy, turns, clauses)).map((one) => ({
      ...one,
      fact: factIds.pregnancy,
    })),
    ...(facts.lactation === 'yes' ? line(texts.nursing, 'yes', nurses) : []),
  ];
}

/** The newest clause that says so; of a yes or a no also the answer to the question on it. */
function tellingOf(
  state: InterviewState['facts']['pregnancy'],
  turns: readonly Turn[],
  clauses: readonly ToldClause[],
): ToldClause | undefined {
  const told = clauses.findLast(({ text }) =>
    tellsPregnancy[state].some((words) => words.test(normalise(text))),
  );
  if (told !== undefined || state === 'unknown' || state === 'possible') return told;
  return clauses.findLast(({ turn, text }) => {
    const isAsked = ofPregnancy.test(askedText(turns[turn - 1]));
    return isAsked && stanceOf(text) === state;
  });
}
