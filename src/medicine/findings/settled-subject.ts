// Of whom a conversation is, as far as the person and the summary need it: also where only the wider
// family is named, or a relative who is a mother. Triage reads what is said in so many words.

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
const male = words['relative.male'].regExp();
const female = words['relative.female'].regExp();
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

/** Of whom the person writes; undefined where nobody is named, or the writer is too. */
export function settledSubject(turns: readonly Turn[]): ToldSubject | undefined {
  const said = turns.map((turn) =>
    turn.role === 'user' ? { ...turn, content: turn.content.replaceAll(nobody, '') } : turn,
  );
  const told = subjectTold(said);
  if (told !== undefined && (told.about === 'other' || told.correctedAt !== undefined)) return told;
  const at = said.findLastIndex(({ role, content }) => role === 'user' && corrected.test(content));
  if (at !== -1) return other(corrected.exec(said[at]?.content ?? '')?.[0] ?? '', at);
  const opening = inOpening(said.find(({ role }) => role === 'user')?.content ?? '');
  // 宝宝两个月，奶越来越少了 is of the mother; 媳妇奶水不够 is of the wife.
  return told !== undefined && opening?.isChild === true ? told : (opening ?? told);
}

function inOpening(text: string): ToldSubject | undefined {
  const all = clausesOf(text).filter((clause) => !address.test(clause));
  const clauses = all.slice(0, openingClausesMax);
  const [first = '', second = ''] = clauses;
  if (askedAbout.test(first) || (namedAlone.test(first) && aged.test(second))) return other(first);
  const isOwn = (clause: string): boolean => own.test(clause) && !mine.test(clause);
  if (clauses.some((clause) => isOwn(clause) || gone.test(clause))) return undefined;
  const [clause, named] =
    clauses
      .map((one, at) => [one, mine.exec(one)?.[0] ?? (at === 0 ? opens.exec(one)?.[0] : undefined)])
      .find(([, words]) => words !== undefined) ?? [];
  if (clause === undefined || named === undefined) {
    const asking = askedFor.exec(text.slice(0, openingCharsMax))?.[0];
    if (asking !== undefined) return other(asking);
    const isOfNamed = pronoun.test(normalise(clauses[0] ?? ''));
    const isOfWriter = all.some((one) => isOwn(one) || writer.test(one));
    return isOfNamed && !isOfWriter ? { about: 'other', sex: undefined } : undefined;
  }
  // 我妹妹哺乳期感冒了 is of the sister; 婆婆不让，坐月子能洗头不 of the writer.
  if (ofMother.some((one) => one.test(text) && !one.test(clause))) return undefined;
  return other(named);
}

function other(named: string, correctedAt?: number): ToldSubject {
  const [isFemale, isMale] = [female.test(named), male.test(named)];
  const isChild = child.test(named) || smallChild.test(named);
  return {
    about: 'other',
    sex: isFemale === isMale ? undefined : isFemale ? 'female' : 'male',
    named,
    ...(isChild && { isChild }),
    ...(correctedAt !== undefined && { correctedAt }),
  };
}
