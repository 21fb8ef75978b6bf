// What a danger that the learned reader hears may be called: nothing of which no sign was said.

import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { possiblePerson } from '../findings/possible-person.ts';
import type { Turn } from '../findings/finding.ts';
import { childbearingAges } from '../herb-safety/patient.ts';
import { redFlagGroup } from '../knowledge/red-flags.ts';
import { speaksOf, speaksOfInfant } from './spoken-words.ts';
import { kindOf } from './danger-kind.ts';
import { readSigns, signsOf } from './read-signs.ts';
import type { DangerReading, NamedDanger, TextWindow } from '../reading/danger-signals.ts';
import { signalsOf } from '../reading/reading-of.ts';

const dangerWords = lexicon(dangerJson);

/** Stands for the group of a danger of which no sign was said. */
export const unnamed = 'unnamed';
/** A group is named, with its advice, from this share on. */
const groupShareMin = 0.4;
/** The same where the message as a whole is a danger. */
const likelyShareMin = 0.3;
/** Years. */
const grownAge = 14;

/** Groups that only children have, and the signs that somebody speaks of one. */
const childGroups: ReadonlySet<string> = new Set([
  'infant-fever',
  'febrile-convulsion',
  'ill-child',
  'child-breathing',
  'child-ingestion',
  'intussusception',
]);

/** Groups that only somebody has who is pregnant or has just given birth. */
const birthGroups: ReadonlySet<string> = new Set([
  'pregnancy-bleeding',
  'pre-eclampsia',
  'labour-fetal',
  'postpartum',
]);
/** A group that only somebody below three months has. */
const ofInfancy = 'infant-fever';
const infantSigns = dangerWords['danger.of-infant'].words;
const yearsDenied = dangerWords['danger.years-denied'].regExp();
const childSigns = dangerWords['danger.of-child'].words;

/** Whether a message speaks of a child. */
export function saysOfChild(content: string): boolean {
  const { signs } = readSigns(content);
  return childSigns.some((sign) => signs.has(sign)) || speaksOfInfant(content);
}

const speaksOfChild = (turns: readonly Turn[]): boolean =>
  turns.some(
    (said) => said.role === 'user' && (signalsOf(said)?.isOfChild ?? saysOfChild(said.content)),
  );

const nothingSaid: Turn = { role: 'user', content: '' };

/**
 * What a message that is a danger as a whole is called: the likeliest group by the stretch that was
 * heard most clearly, of which a sign is said unless the message is `certain`; undefined where none is.
 */
export function nameOf(
  readings: readonly DangerReading[],
  turn: number,
  turns: readonly Turn[],
  isCertain: boolean,
): NamedDanger | undefined {
  const said = turns[turn] ?? nothingSaid;
  const whole = { start: 0, end: said.content.length };
  return readings
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ named, window = whole }) =>
      named.filter(
        ({ group, level, share }) =>
          kindOf(level) === 'body' &&
          share >= likelyShareMin &&
          (!childGroups.has(group) || speaksOfChild(turns)) &&
          isOfAge(group, turns) &&
          (isCertain || isSaid(group, said, window)),
      ),
    )[0];
}

/** Whether a stretch states a sign of a group's rules, or speaks of it in plain words. */
function isSaid(group: string, said: Turn, within: TextWindow): boolean {
  const { signs, ruleSigns } = signsOf(said);
  const own = (redFlagGroup(group)?.rules ?? []).flatMap(({ all }) => all.flat());
  const hits = own.flatMap((sign) => signs.get(sign) ?? ruleSigns.get(sign) ?? []);
  return (
    hits.some(({ start, end }) => start < within.end && end > within.start) ||
    speaksOf(group, said.content, within)
  );
}

/** A danger that was heard, by its group or as `unnamed`. */
export type HeardDanger = NamedDanger & { isNamed: boolean };

/**
 * The dangers of a reading; one of which no sign is said in the stretch that was read is unnamed.
 * What sounds like a child's and is said by somebody grown, and despair that is denied, is none.
 */
export function namedDangers(
  { named, window }: DangerReading,
  turn: number,
  turns: readonly Turn[],
): HeardDanger[] {
  const said = turns[turn] ?? nothingSaid;
  const within = window ?? { start: 0, end: said.content.length };
  return named.flatMap((one): HeardDanger[] => {
    const kind = kindOf(one.level);
    if (kind !== 'body') {
      const isNamed = isSaid(one.group, said, within);
      return !isNamed && deniesMind(said) ? [] : [called(one, isNamed)];
    }
    const isSure = one.share >= groupShareMin;
    if (childGroups.has(one.group) && !speaksOfChild(turns))
      return isSure && isGrown(turns) ? [] : [called(one, false)];
    return [called(one, isSure && isOfAge(one.group, turns) && isSaid(one.group, said, within))];
  });
}

/** Whether what is told of the person leaves a group possible. */
const isOfAge = (group: string, turns: readonly Turn[]): boolean =>
  !(birthGroups.has(group) && isBeyondBirth(turns)) &&
  !(group === ofInfancy && isBeyondInfancy(turns));

/** Whether a year of age or more is told, and no sign of somebody younger than three months. */
function isBeyondInfancy(turns: readonly Turn[]): boolean {
  const { ageYears = 0 } = possiblePerson(turns);
  if (ageYears < 1) return false;
  return !turns.some((said) => {
    if (said.role !== 'user') return false;
    const { signs, ruleSigns } = signsOf(said);
    const isOfInfant = infantSigns.some((sign) => signs.has(sign) || ruleSigns.has(sign));
    return isOfInfant || yearsDenied.test(said.content);
  });
}

function isGrown(turns: readonly Turn[]): boolean {
  const { ageYears } = possiblePerson(turns);
  return ageYears !== undefined && ageYears >= grownAge;
}

/**
 * Whether what is told of the person rules out a pregnancy. No age is too low: weeks and months may be the
 * pregnancy's own (宝宝33周了), as 他 may be the child that is carried.
 */
function isBeyondBirth(turns: readonly Turn[]): boolean {
  const { sex, ageYears = 0, pregnancy } = possiblePerson(turns);
  if (pregnancy === 'yes') return false;
  return ageYears > childbearingAges.max || (sex === 'male' && !speaksOfChild(turns));
}

const deniesMind = (said: Turn): boolean =>
  dangerWords['danger.of-mind'].words.some((sign) => signsOf(said).unsaid.has(sign));

const called = (one: NamedDanger, isNamed: boolean): HeardDanger => ({
  ...one,
  group: isNamed ? one.group : unnamed,
  isNamed,
});
