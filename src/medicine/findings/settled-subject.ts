// Of whom a conversation is, as far as the person and the summary need it: also where only the wider
// family is named, or a relative who is a mother. Triage reads what is said in so many words.

import motherhoodJson from '../compiled/lexicon/motherhood.json' with { type: 'json' };
import pregnancyJson from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import relativeJson from '../compiled/lexicon/relative.json' with { type: 'json' };
import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import toldJson from '../compiled/lexicon/told.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Turn } from './finding.ts';
import { normalise } from './normalise.ts';
import { clausesOf, subjectTold } from './told-subject.ts';
import type { ToldSubject } from './told-subject.ts';

const words = lexicon(relativeJson);
const mine = words['relative.mine'].regExp();
const opens = words['relative.opens'].regExp();
const own = words['relative.own'].regExp();
const male = words['relative.male'].regExp('gu');
const female = words['relative.female'].regExp('gu');
const nursingAge = words['relative.nursing-age'].regExp();
const ownComplaint = words['relative.own-complaint'].regExp();
const childAged = words['relative.child-aged'].regExp();
const correctedSelf = words['relative.corrected-self'].regExp();
const byChild = words['relative.parent-of-child'].regExp();
const ofHerself = lexicon(motherhoodJson)['motherhood.of-herself'].regExp();
const isShe = words['relative.she'].regExp();
const smallChild = words['relative.child'].regExp();
const child = lexicon(toldJson)['told.child'].regExp();
const ofMother = [
  lexicon(pregnancyJson)['pregnancy.told'].regExp(),
  lexicon(settledJson)['settled.of-nursing'].regExp(),
];
const address = words['relative.address'].regExp();
const askedFor = words['relative.asked-for'].regExp();
const namedAlone = words['relative.named'].regExp();
const askedAbout = words['relative.asked-about'].regExp();
const aged = words['relative.aged'].regExp();
const corrected = words['relative.corrected'].regExp();
const pronoun = words['relative.pronoun'].regExp();
const writer = words['relative.writer'].regExp();
const nobody = words['relative.nobody'].regExp('gu');
const gone = lexicon(settledJson)['settled.gone'].regExp();

/** What is said before the first answer; later clauses may be of anybody. */
const openingClausesMax = 4;
/** Characters of an opening in which somebody is named for whom is asked. */
const openingCharsMax = 60;

/** Characters of which no word for a relative has as many. */
const longestChars = 100;

/** Of whom the person writes; undefined where nobody is named, or the writer is too. */
export function settledSubject(turns: readonly Turn[]): ToldSubject | undefined {
  const said = turns.map((turn) =>
    turn.role === 'user' ? { ...turn, content: turn.content.replaceAll(nobody, '') } : turn,
  );
  const told = subjectTold(said);
  const at = lastSaying(said, corrected);
  const ownAt = lastSaying(said, correctedSelf);
  if (Math.max(at, ownAt) > (told?.correctedAt ?? -1)) {
    if (ownAt >= at) return { about: 'self', sex: undefined, correctedAt: ownAt };
    return other(corrected.exec(said[at]?.content ?? '')?.[0] ?? '', at);
  }
  if (told?.correctedAt !== undefined) return told;
  const opening = inOpening(said.find(({ role }) => role === 'user')?.content ?? '');
  // 宝宝两个月，奶越来越少了 is of the mother; 媳妇奶水不够 is of the wife.
  return told?.about === 'self' && opening?.isChild === true ? told : (opening ?? told);
}

const lastSaying = (said: readonly Turn[], words: RegExp): number =>
  said.findLastIndex(({ role, content }) => role === 'user' && words.test(content));

function inOpening(text: string): ToldSubject | undefined {
  const all = clausesOf(text).filter((clause) => !address.test(clause));
  const clauses = all.slice(0, openingClausesMax);
  const [first = '', second = ''] = clauses;
  if (askedAbout.test(first) || (namedAlone.test(first) && aged.test(second))) return other(first);
  const isOwn = (clause: string): boolean => own.test(clause) && !mine.test(clause);
  // 宝宝三个月，我腰疼: of the child no more is told than how old it is.
  if (childAged.test(first) && all.some((clause) => ownComplaint.test(clause)))
    return { about: 'self', sex: undefined };
  if (clauses.some((clause) => isOwn(clause) || gone.test(clause))) return undefined;
  const [clause, named] =
    clauses
      .map((one, at) => [one, mine.exec(one)?.[0] ?? (at === 0 ? opens.exec(one)?.[0] : undefined)])
      .find(([, words]) => words !== undefined) ?? [];
  if (clause === undefined || named === undefined) {
    const asking = askedFor.exec(text.slice(0, openingCharsMax))?.[0];
    if (asking !== undefined) return other(asking);
    if (clauses.some((one) => ofHerself.test(one) && !pronoun.test(normalise(one))))
      return { about: 'self', sex: 'female' };
    const isOfNamed = pronoun.test(normalise(clauses[0] ?? ''));
    const isOfWriter = all.some((one) => isOwn(one) || writer.test(one));
    if (!isOfNamed || isOfWriter) return undefined;
    return { about: 'other', sex: isShe.test(clauses[0] ?? '') ? 'female' : undefined };
  }
  const person = other(named);
  // 宝宝刚满两个月，奶水突然少了 is of the mother who writes.
  if (person.isChild && !nursingAge.test(named) && clauses.some((one) => ofHerself.test(one)))
    return { about: 'self', sex: 'female' };
  // 儿媳妇刚生完，奶水少 is of the daughter-in-law; 婆婆不让，坐月子能洗头不 of the writer.
  const isOfMother = ofMother.some((one) => one.test(text) && !one.test(clause));
  return isOfMother && !nursingAge.test(named) ? undefined : person;
}

function other(named: string, correctedAt?: number): ToldSubject {
  const sex = sexOf(named);
  const isChild = !byChild.test(named) && (child.test(named) || smallChild.test(named));
  return {
    about: 'other',
    sex,
    named,
    ...(isChild && { isChild }),
    ...(correctedAt !== undefined && { correctedAt }),
  };
}

/** A word for a relative ends with the one who is meant: 姐夫, 儿媳妇, 孩子他妈. */
function sexOf(named: string): 'female' | 'male' | undefined {
  const [ofWoman, ofMan] = [lastEnd(named, female), lastEnd(named, male)];
  return ofWoman === ofMan ? undefined : ofWoman > ofMan ? 'female' : 'male';
}

/** Where the last word ends, a longer one of two that end there being further. */
const lastEnd = (text: string, words: RegExp): number =>
  [...text.matchAll(words)].reduce(
    (last, { 0: word, index }) => Math.max(last, index + word.length + word.length / longestChars),
    -1,
  );
