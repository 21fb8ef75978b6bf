// What one message says of the person by itself: it is stored with its message, and the facts on the
// person are a fold of these.

import birthJson from '../compiled/lexicon/birth.json' with { type: 'json' };
import childJson from '../compiled/lexicon/child.json' with { type: 'json' };
import lactationJson from '../compiled/lexicon/lactation.json' with { type: 'json' };
import pregnancyJson from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import sexJson from '../compiled/lexicon/sex.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { readingOf } from '../reading/reading-of.ts';
import type { ToldOfPerson, ToldState } from '../reading/told-of-person.ts';
import { boundedCache } from './bounded-cache.ts';
import { cutClauses } from './clauses.ts';
import type { Turn } from './finding.ts';
import { normalise } from './normalise.ts';
import { timeOf } from './time-scope.ts';
import { ageOf } from './told-age.ts';

const birthWords = lexicon(birthJson);
const childWords = lexicon(childJson);
const lactationWords = lexicon(lactationJson);
const pregnancyWords = lexicon(pregnancyJson);
const sexWords = lexicon(sexJson);

const pregnant = pregnancyWords['pregnancy.told'].regExp('gu');
const maybePregnant = pregnancyWords['pregnancy.maybe'].regExp('gu');
const notPregnant = pregnancyWords['pregnancy.denied'].regExp('gu');
const lactating = lactationWords['lactation.told'].regExp('gu');
const notLactating = lactationWords['lactation.denied'].regExp('gu');
const ofOther = new RegExp(`${pregnancyWords['pregnancy.of-other'].source}[^，。]{0,4}$`, 'u');

const female = sexWords['sex.female'].regExp();
const male = sexWords['sex.male'].regExp();
const femaleKin = sexWords['sex.female-kin'].regExp();
const maleKin = sexWords['sex.male-kin'].regExp();
const tellsSex = sexWords['sex.told'].regExp();
const hasBorn = birthWords['birth.told'].regExp();
const ownBody = birthWords['birth.or-own-body'].regExp();
const smallChild = childWords['child.small'].regExp();
const ownChild = childWords['child.own'].regExp();

type StateWords = { yes: RegExp; no: RegExp; maybe?: RegExp };

/**
 * What a text says of a state: of a denial and a statement, the one told last; a doubt only where
 * neither was told clearly after it.
 */
function stateIn(text: string, { yes, no, maybe }: StateWords): ToldState {
  const doubts = maybe ? [...text.matchAll(maybe)] : [];
  const denials = [...text.matchAll(no)].filter(({ index }) => !isWithinAny(index, doubts));
  const affirmations = [...text.matchAll(yes)];
  if (doubts.length + denials.length + affirmations.length === 0) return {};
  const clauses = cutClauses(text);
  const stated = affirmations.filter(
    ({ 0: words, index }) =>
      !isWithinAny(index, [...denials, ...doubts]) &&
      timeOf(text, clauses, index, index + words.length) === 'now',
  );
  const becomes = (said: RegExpExecArray | undefined): ToldState['first'] => {
    const denied = denials.at(-1)?.index ?? -1;
    const saidYes = said?.index ?? -1;
    if ((doubts.at(-1)?.index ?? -1) > Math.max(denied, saidYes)) return said ? 'yes' : 'possible';
    if (denied > saidYes) return 'no';
    return said ? 'yes' : undefined;
  };
  const first = becomes(stated.at(-1));
  const later = becomes(stated.findLast(({ index }) => !ofOther.test(text.slice(0, index))));
  return { ...(first && { first }), ...(later && { later }) };
}

const isWithinAny = (at: number, matches: readonly RegExpExecArray[]): boolean =>
  matches.some(({ 0: words, index }) => index <= at && at < index + words.length);

const sexIn = (text: string, women: RegExp, men: RegExp): ToldOfPerson['sex'] =>
  women.test(text) ? 'female' : men.test(text) ? 'male' : undefined;

/** What a message says of the person by itself. Pure. */
export function readOfPerson(content: string): ToldOfPerson {
  const text = normalise(content);
  const sex = sexIn(text, female, male);
  const kinSex = sexIn(text, femaleKin, maleKin);
  return {
    ...(sex && { sex }),
    ...(kinSex && { kinSex }),
    ...(tellsSex.test(text) && { isSexTold: true }),
    age: ageOf(text),
    ageOfMother: ageOf(text, true),
    pregnancy: stateIn(text, { yes: pregnant, no: notPregnant, maybe: maybePregnant }),
    lactation: stateIn(text, { yes: lactating, no: notLactating }),
    ...(hasBorn.test(text) && { ofBirth: true }),
    ...(smallChild.test(text) && { ofSmallChild: true }),
    ...(ownChild.test(text) && { ofOwnChild: true }),
    ...(ownBody.test(content) && { ofOwnBody: true }),
  };
}

/** Messages. */
const keptMax = 512;
const kept = boundedCache<ToldOfPerson>(keptMax);

/** The same of a turn, which may hold it. */
export const toldOfPerson = (said: Turn): ToldOfPerson =>
  readingOf(said)?.person ?? kept(said.content, readOfPerson);
