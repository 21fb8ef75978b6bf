import type { Person } from '../findings/find-person.ts';
import { questionsIn, stanceOf } from '../findings/lean-on-question.ts';
import type { Turn } from '../findings/finding.ts';
import type { RedFlagRule } from '../knowledge/red-flags.ts';
import { redFlagGroups } from '../knowledge/red-flags.ts';
import type { Alarm } from './alarm.ts';
import { isGraver } from './alarm.ts';
import type { SignHit } from './number-signs.ts';
import { readSigns } from './read-signs.ts';

type PlacedHit = SignHit & { turn: number };
type Signs = ReadonlyMap<string, readonly PlacedHit[]>;

const reaches: Readonly<Record<RedFlagRule['within'], number>> = {
  phrase: 8,
  clause: 16,
  near: 70,
  turns: 70,
  talk: Infinity,
};

/** How many turns of both sides may lie between two signs that a rule of the whole talk joins. */
const talkTurnsMax = 4;

/** Characters between two hits of one text; endless between texts unless the rule spans the talk. */
function distance(a: PlacedHit, b: PlacedHit, within: RedFlagRule['within']): number {
  if (within === 'talk') return 0;
  if (within === 'turns' && a.turn !== b.turn)
    return Math.abs(a.turn - b.turn) <= talkTurnsMax ? 0 : Infinity;
  if (a.turn !== b.turn) return Infinity;
  return Math.max(0, Math.max(a.start, b.start) - Math.min(a.end, b.end));
}

function hitsOf(signs: Signs, slot: string | readonly string[]): readonly PlacedHit[] {
  if (typeof slot === 'string') return signs.get(slot) ?? [];
  return slot.flatMap((sign) => signs.get(sign) ?? []);
}

/** The stretch of text that fulfils a rule, if any does. */
function fulfilled(rule: RedFlagRule, signs: Signs): PlacedHit | null {
  const slots = rule.all.map((slot) => hitsOf(signs, slot));
  if (slots.some((hits) => hits.length === 0)) return null;
  const reach = reaches[rule.within];
  const against = (rule.none ?? []).flatMap((sign) => signs.get(sign) ?? []);
  for (const first of slots[0] ?? []) {
    if (against.some((hit) => distance(first, hit, rule.within) <= reach)) continue;
    let { start, end } = first;
    const isWhole = slots.slice(1).every((hits) => {
      const near = hits.find((hit) => distance(first, hit, rule.within) <= reach);
      if (near?.turn === first.turn) {
        start = Math.min(start, near.start);
        end = Math.max(end, near.end);
      }
      return near !== undefined;
    });
    if (isWhole) return { ...first, start, end };
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
function signsOf(turns: readonly Turn[]): Signs {
  const signs = new Map<string, PlacedHit[]>();
  const add = (turn: number, hits: Iterable<SignHit>): void => {
    for (const hit of hits) {
      const held = signs.get(hit.sign);
      if (held === undefined) signs.set(hit.sign, [{ ...hit, turn }]);
      else held.push({ ...hit, turn });
    }
  };
  for (const [turn, { role, content }] of turns.entries()) {
    if (role !== 'user') continue;
    const read = readSigns(content);
    if (read.retracts) takeBack(signs, turns, turn, read.unsaid);
    for (const hits of read.signs.values()) add(turn, hits);
    const previous = turns[turn - 1];
    if (previous?.role !== 'assistant' || stanceOf(content) !== 'yes') continue;
    const asked = questionsIn(previous.content).replaceAll(
      /有没有|是不是|会不会|有无|是否|吗/gu,
      '',
    );
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

/**
 * What the rules find in the user's turns of the whole open conversation, one alarm a group, the
 * gravest first. Facts already known of the person (age, pregnancy) add to what the turns say.
 */
export function ruledAlarms(turns: readonly Turn[], person?: Partial<Person>): Alarm[] {
  const signs = new Map(signsOf(turns));
  const last = Math.max(
    0,
    turns.findLastIndex(({ role }) => role === 'user'),
  );
  const known = (sign: string): void => {
    if (!signs.has(sign)) signs.set(sign, [{ sign, start: 0, end: 0, turn: last }]);
  };
  if (person?.ageMonths !== undefined && person.ageMonths < 3) known('#三月龄内');
  if (person?.ageYears !== undefined && person.ageYears < 8) known('#幼儿');
  if (person?.pregnancy === 'yes') known('怀孕');
  const alarms: Alarm[] = [];
  for (const group of redFlagGroups) {
    let best: Alarm | null = null;
    for (const rule of group.rules) {
      const level = rule.level ?? group.level;
      if (best !== null && !isGraver(level, best.level)) continue;
      const hit = fulfilled(rule, signs);
      if (hit === null) continue;
      const { turn, start, end } = hit;
      const words = turns[turn]?.content.slice(start, end) ?? '';
      best = { group: group.id, level, span: { turn, start, end }, words };
    }
    if (best !== null) alarms.push(best);
  }
  return alarms;
}
