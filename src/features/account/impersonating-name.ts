// Names that impersonate a doctor, an institution or staff (ACC-3), also in traditional characters, in
// English and in look-alike letters. A name is matched by its visual appearance.
import { asSeen, simplified } from './look-alike-letters.ts';
import accountNameLists from '#medicine/compiled/lexicon/account-name.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const accountNameWords = lexicon(accountNameLists);

/** Phrases about a doctor are not titles: 看医生, 王医生的病人. */
const tellsOf = accountNameWords['account-name.told-of-before'].source;
const ofThem = accountNameWords['account-name.told-of-behind'].source;

/** Titles and institutions, each with the contexts in which it is an everyday word. */
const chineseTitles = accountNameWords['account-name.title'].source;
const chineseTitle = new RegExp(`${tellsOf}${chineseTitles}${ofThem}`, 'u');

/** Impersonating wherever they are a separate word. */
const englishWords = `doctor dr physician surgeon professor prof admin administrator moderator
  official support staff helpdesk customerservice`
  .split(/\s+/)
  .map(folded);
/** Impersonating only as the whole name. */
const englishNames = ['root', 'system', 'service', 'xingwen'].map(folded);
/** Impersonating also when joined to a name, unless the result is an ordinary word. */
const englishBeginning = alike(
  /^(?:doctor(?!ow|al|ate)|professor|admin(?!ton)|moderator|official(?!ly|dom|ese)|support(?!er|i|ed))/,
);
const englishEnd = alike(
  /(?:doctor|professor|admin|administrator|moderator|(?<!un)official|support)$/,
);
const englishInstitution = alike(/(?:hospital|clinic|pharmacy)$/);

/** Whether a name could be taken for that of a doctor, an institution or staff. */
export function isImpersonating(name: string): boolean {
  const text = plain(name);
  const chinese = simplified(text).replaceAll(/[\s\p{P}\p{S}]/gu, '');
  return chineseTitle.test(chinese) || hasEnglishTitle(asSeen(text));
}

/** Normalizes width and removes marks and invisible characters. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFC');
}

function hasEnglishTitle(text: string): boolean {
  const runs = text.split(/[^a-z\d]+/i).filter((run) => run !== '');
  // DoctorLi, DRLi; single letters in a row form one word.
  const pieces = runs.flatMap((run) => run.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/));
  const words = [...runs, ...pieces, ...spelledOut(runs)].flatMap(readings);
  const wholes = readings(runs.join(''));
  return (
    wholes.some((whole) => englishNames.includes(whole) || englishInstitution.test(whole)) ||
    words.some(
      (word) => englishWords.includes(word) || englishBeginning.test(word) || englishEnd.test(word),
    )
  );
}

/** Joins d.o.c.t.o.r; initials are shorter. */
function spelledOut(runs: readonly string[]): string[] {
  const spelt = runs.map((run) => (run.length === 1 ? run : ' ')).join('');
  return spelt.split(' ').filter((word) => word.length > 3);
}

/** The readings of a word: its digits as letters, or as a number around it. A number plate is not a title. */
function readings(word: string): string[] {
  if (/^dr\d+$/i.test(word)) return [];
  return [folded(word), folded(word.replaceAll(/^\d+|\d+$/g, ''))];
}

/** Maps letters that are easily confused to one letter. */
function folded(word: string): string {
  return word.toLowerCase().replaceAll(/[i1]/g, 'l').replaceAll('0', 'o').replaceAll('rn', 'm');
}

function alike({ source }: RegExp): RegExp {
  return new RegExp(source.replaceAll('i', 'l'));
}
