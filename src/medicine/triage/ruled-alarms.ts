import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { askingTextOfAll } from '../dialogue/asking-text.ts';
import type { SubjectFacts } from '../findings/subject-facts.ts';
import { possiblePerson } from '../findings/possible-person.ts';
import { questionsIn, stanceOf } from '../findings/lean-on-question.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import type { Turn } from '../findings/finding.ts';
import type { RedFlagGroup, RedFlagRule } from '../knowledge/red-flags.ts';
import { lasting } from '../knowledge/red-flags-lexicon.ts';
import { redFlagGroups } from '../knowledge/red-flags.ts';
import type { RuledAlarm, SignHit, SignsRead } from '../reading/danger-signals.ts';
import { signalsOf } from '../reading/reading-of.ts';
import { isGraver } from './alarm.ts';
import type { Closing } from './closings.ts';
import { isNew } from './new-words.ts';
import { readSigns, signsOf } from './read-signs.ts';
import {
  childYears,
  infantMonths,
  saidPregnant,
  stateSigns,
} from '../knowledge/number-sign-limits.ts';

const dangerWords = lexicon(dangerJson);
const askers = dangerWords['danger.asker'].regExp('gu');

type PlacedHit = SignHit & { turn: number };
type Signs = ReadonlyMap<string, readonly PlacedHit[]>;

/** Messages. */
const keptAloneMax = 2_048;

/** Before all turns: what was known when the conversation began. */
const beforeAll = -1;

type Near = 'phrase' | 'clause' | 'near' | 'turns';
const reaches: Readonly<Record<Near, number>> = { phrase: 8, clause: 16, near: 70, turns: 70 };

/** How many turns of both sides may lie between two signs that a rule joins. */
const heldTurnsMax = { turns: 4, across: 8, talk: Infinity };
type Joining = keyof typeof heldTurnsMax;

const isNear = (within: RedFlagRule['within']): within is Near => within in reaches;
const isJoining = (within: RedFlagRule['within']): within is Joining => within in heldTurnsMax;

/** Characters between two hits of one text; endless between texts. */
function distance(a: PlacedHit, b: PlacedHit): number {
  if (a.turn !== b.turn) return Infinity;
  return Math.max(0, Math.max(a.start, b.start) - Math.min(a.end, b.end));
}

function hitsOf(signs: Signs, slot: string | readonly string[]): readonly PlacedHit[] {
  if (typeof slot === 'string') return signs.get(slot) ?? [];
  return slot.flatMap((sign) => signs.get(sign) ?? []);
}

const isSaid = (signs: Signs, slot: string | readonly string[]): boolean =>
  typeof slot === 'string' ? isThere(signs, slot) : slot.some((sign) => isThere(signs, sign));
const isThere = (signs: Signs, sign: string): boolean => (signs.get(sign)?.length ?? 0) > 0;

/** The stretch of one message that fulfils a rule, if any does. */
function fulfilledNear({ all, none = [], within }: RedFlagRule, signs: Signs): PlacedHit | null {
  if (!isNear(within) || !all.every((slot) => isSaid(signs, slot))) return null;
  const slots = all.map((slot) => hitsOf(signs, slot));
  const against = hitsOf(signs, none);
  const reach = reaches[within];
  for (const first of slots[0] ?? []) {
    if (against.some((hit) => distance(first, hit) <= reach)) continue;
    let { start, end } = first;
    const isWhole = slots.slice(1).every((hits) => {
      const near = hits.find((hit) => distance(first, hit) <= reach);
      if (near === undefined) return false;
      start = Math.min(start, near.start);
      end = Math.max(end, near.end);
      return true;
    });
    if (isWhole) return { ...first, start, end };
  }
  return null;
}

/**
 * Words of the first turn at which a rule is fulfilled together with what was said before it; what
 * speaks against the rule counts in the turns it rests on.
 */
function fulfilledJoined({ all, none = [], within }: RedFlagRule, signs: Signs): PlacedHit | null {
  if (!isJoining(within) || !all.every((slot) => isSaid(signs, slot))) return null;
  const slots = all.map((slot) => hitsOf(signs, slot));
  const against = hitsOf(signs, none);
  const turns = [...new Set(slots.flat().map(({ turn }) => turn))].toSorted((a, b) => a - b);
  for (const turn of turns) {
    const isHeld = (hit: PlacedHit): boolean =>
      hit.turn <= turn && (lasting.has(hit.sign) || turn - hit.turn <= heldTurnsMax[within]);
    const held = slots.map((hits) => hits.filter((hit) => isHeld(hit)));
    if (turn === beforeAll || held.some((hits) => hits.length === 0)) continue;
    const here = held.map((hits) => hits.filter((hit) => hit.turn === turn));
    const newest = here.flat().find(({ start, end }) => end > start) ?? here.flat()[0];
    const isJoined = here.some((hits) => hits.length === 0);
    const used = new Set(held.map((hits) => hits.at(-1)?.turn));
    const isAgainst = against.some((hit) => used.has(hit.turn));
    if (newest && (isJoined || within === 'talk') && !isAgainst) return newest;
  }
  return null;
}

/**
 * A correction closes what it names as denied or past wherever it was said; when it names nothing,
 * all that the user's message before it said.
 */
function takeBack(
  signs: Map<string, PlacedHit[]>,
  turns: readonly Turn[],
  turn: number,
  unsaid: ReadonlySet<string>,
): void {
  const before = turns.findLastIndex(({ role }, at) => at < turn && role === 'user');
  const isNamed = [...unsaid].some((sign) => signs.has(sign));
  for (const [sign, hits] of signs) {
    const kept = hits.filter((hit) => (isNamed ? !unsaid.has(sign) : hit.turn !== before));
    if (kept.length === 0) signs.delete(sign);
    else signs.set(sign, kept);
  }
}

/** Signs of all user turns; a bare yes to a question about a danger sign states it. */
function signsIn(
  turns: readonly Turn[],
  read: (said: Turn, turn: number) => SignsRead,
): Map<string, PlacedHit[]> {
  const signs = new Map<string, PlacedHit[]>();
  const add = (turn: number, hits: Iterable<SignHit>): void => {
    for (const hit of hits) {
      const held = signs.get(hit.sign);
      if (held === undefined) signs.set(hit.sign, [{ ...hit, turn }]);
      else held.push({ ...hit, turn });
    }
  };
  for (const [turn, said] of turns.entries()) {
    const { role, content } = said;
    if (role !== 'user') continue;
    const told = read(said, turn);
    if (told.retracts) takeBack(signs, turns, turn, told.unsaid);
    for (const hits of [...told.signs.values(), ...told.ruleSigns.values()]) add(turn, hits);
    const previous = turns[turn - 1];
    if (previous?.role !== 'assistant' || stanceOf(content) !== 'yes') continue;
    const asked = questionsIn(askingTextOfAll(previous)).replaceAll(askers, '');
    if (asked === '') continue;
    const whole = { start: 0, end: content.length };
    for (const hits of readSigns(asked.replaceAll(/[？?]/gu, '。')).signs.values()) {
      add(
        turn,
        hits.map(({ sign }) => ({ sign, ...whole })),
      );
    }
  }
  return signs;
}

/** The signs that the facts on a person are. */
function signsOfPerson({ ageMonths, ageYears, pregnancy }: Partial<SubjectFacts>): string[] {
  return [
    ...(ageMonths !== undefined && ageMonths < infantMonths ? [stateSigns.infant] : []),
    ...(ageYears !== undefined && ageYears < childYears ? [stateSigns.child] : []),
    ...(pregnancy === 'yes' ? [stateSigns.pregnant] : []),
  ];
}

/** Adds the facts told in the conversation, at its last turn where they are new there. */
function addToldFacts(signs: Map<string, PlacedHit[]>, turns: readonly Turn[], last: number): void {
  const told = signsOfPerson(possiblePerson(turns));
  const before = new Set(
    told.length === 0 ? [] : signsOfPerson(possiblePerson(turns.slice(0, last))),
  );
  for (const sign of told) {
    const turn = before.has(sign) ? beforeAll : last;
    signs.set(sign, [{ sign, start: 0, end: 0, turn }, ...(signs.get(sign) ?? [])]);
  }
}

/**
 * What the rules find in the user's turns of the whole open conversation: of each group at most one
 * alarm that a single turn tells and one that several tell together, whose words lie in the turn
 * that completes it. Facts already known of the person (age, pregnancy) add to what the turns say.
 * What was closed needs something new to be raised again.
 * @param among the groups that are looked for; all where it is left out
 * @param written the same turns as they were written, where some words were left out of them
 * @param read the signs of a turn
 */
export function ruledAlarms(
  turns: readonly Turn[],
  person?: Partial<SubjectFacts>,
  closed: readonly Closing[] = [],
  among?: ReadonlySet<string>,
  written = turns,
  read: (said: Turn, turn: number) => SignsRead = signsOf,
): RuledAlarm[] {
  const signs = signsIn(turns, read);
  const last = Math.max(
    0,
    turns.findLastIndex(({ role }) => role === 'user'),
  );
  if (turns.length > 1) addToldFacts(signs, written, last);
  for (const sign of signsOfPerson(person ?? {})) {
    const held = signs.get(sign) ?? [];
    const near = sign === stateSigns.pregnant ? saidPregnant : sign;
    if (!signs.has(near)) signs.set(near, [{ sign: near, start: 0, end: 0, turn: last }]);
    signs.set(sign, [{ sign, start: 0, end: 0, turn: beforeAll }, ...held]);
  }
  return redFlagGroups.flatMap((group) => {
    if (among?.has(group.id) === false) return [];
    const open = openSigns(group, signs, closed);
    const told = openAlarm(group, open, turns, false);
    const joined = openAlarm(group, open, turns, true);
    return [told, joined].filter((alarm) => alarm !== null);
  });
}

const alone = boundedCache<readonly RuledAlarm[]>(keptAloneMax);

/** What the rules find in one message by itself. */
export function ruledAlone(said: Turn): readonly RuledAlarm[] {
  const { content } = said;
  return (
    signalsOf(said)?.alone.ruled ?? alone(content, () => ruledAlarms([{ role: 'user', content }]))
  );
}

/** The signs of a group, and whether it was closed, so that an alarm needs new words. */
type OpenSigns = { signs: Signs; wasClosed: boolean };

/** What a group still rests on once it was closed: what lasts, and what was said since. */
function openSigns({ id }: RedFlagGroup, signs: Signs, closed: readonly Closing[]): OpenSigns {
  const at = closed.findLast(({ group }) => group === id)?.turn;
  if (at === undefined) return { signs, wasClosed: false };
  const isOpen = ({ turn, sign }: PlacedHit): boolean =>
    turn === beforeAll || turn >= at || lasting.has(sign);
  return { signs: only(signs, isOpen), wasClosed: true };
}

const only = (signs: Signs, isKept: (hit: PlacedHit) => boolean): Signs =>
  new Map([...signs].map(([sign, hits]) => [sign, hits.filter(isKept)]));

/** The gravest alarm of a group; of one that was closed the words must be new. */
function openAlarm(
  group: RedFlagGroup,
  { signs, wasClosed }: OpenSigns,
  turns: readonly Turn[],
  isJoined: boolean,
): RuledAlarm | null {
  const alarm = gravestOf(group, signs, turns, isJoined);
  if (alarm === null || !wasClosed || isNew(turns, alarm)) return alarm;
  const rest = only(signs, ({ turn }) => turn !== alarm.span.turn);
  return openAlarm(group, { signs: rest, wasClosed }, turns, isJoined);
}

/** The gravest alarm of a group that one turn tells, or that several turns tell together. */
function gravestOf(
  group: RedFlagGroup,
  signs: Signs,
  turns: readonly Turn[],
  isJoined: boolean,
): RuledAlarm | null {
  let best: RuledAlarm | null = null;
  for (const rule of group.rules) {
    const level = rule.level ?? group.level;
    const isPlain = rule.isPlain === true;
    const isMore = best === null || isGraver(level, best.level) || (isPlain && !best.isPlain);
    if (!isMore || (best !== null && isGraver(best.level, level))) continue;
    const hit = (isJoined ? fulfilledJoined : fulfilledNear)(rule, signs);
    if (hit === null) continue;
    const { turn, start, end } = hit;
    const words = turns[turn]?.content.slice(start, end) ?? '';
    best = { group: group.id, level, span: { turn, start, end }, words, isJoined, isPlain };
  }
  return best;
}
