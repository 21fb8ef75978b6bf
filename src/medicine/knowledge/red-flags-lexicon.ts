import phrases from '../compiled/danger-phrases.json' with { type: 'json' };
import rows from '../compiled/danger-words.json' with { type: 'json' };

/** What people say for one sign of danger. */
type DangerWords = {
  name: string;
  forms: readonly string[];
  isCircumstance?: true;
  isLasting?: true;
  isReturning?: true;
  isWish?: true;
  isRuleOnly?: true;
  /** Signs that it takes away where it covers them: 出血 in 牙龈出血. */
  covers?: readonly string[];
};

const words = rows as unknown as readonly DangerWords[];

const namesOf = (isMeant: (row: DangerWords) => boolean): ReadonlySet<string> =>
  new Set(words.filter(isMeant).map(({ name }) => name));

/** Every sign that the rules may name, with its phrases. */
export const redFlagLexicon: Readonly<Record<string, string>> = Object.fromEntries(
  words.map(({ name, forms }) => [name, forms.join(' ')]),
);

/** Circumstances that count even when they lie in the past or concern treatment. */
export const circumstances = namesOf(({ isCircumstance }) => isCircumstance === true);

/** Signs that the rules join over several turns; the learned reader does not read them. */
export const ruleOnly = namesOf(({ isRuleOnly }) => isRuleOnly === true);

/** What goes on being true: a sign of danger told much later still joins it. */
export const lasting: ReadonlySet<string> = new Set([
  '#孕中',
  '#孕周',
  '#三月龄内',
  '#幼儿',
  ...namesOf(({ isLasting }) => isLasting === true),
]);

/** Signs that count even when they passed within a few days: the next time may not pass. */
export const returning = namesOf(({ isReturning }) => isReturning === true);

/** Signs of crisis: a wish or a question (如果跳下去是不是就好了) states them as well. */
export const wished = namesOf(({ isWish }) => isWish === true);

/** Phrases that give another meaning to the signs they cover: 出血 in 牙龈出血. */
export const maskedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  words.flatMap(({ name, covers }) =>
    covers === undefined ? [] : [[name, new Set(covers)] as const],
  ),
);

/** Turns of speech that mean no harm; what they cover raises nothing. */
export const idioms = phrasesOf('idioms');

/** Where the words of such a turn are meant all the same: a child with fever who 抽筋 has a convulsion. */
export const meantAllTheSame = phrasesOf('meant');

/** The same of a message that says nothing else: 孩子抽风了. */
export const meantAlone = phrasesOf('meant-alone');

function phrasesOf(kind: string): string {
  return (phrases.find(({ name }) => name === kind)?.forms ?? []).join(' ');
}
