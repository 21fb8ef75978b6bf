// Who spoke of ending it all, or of violence, is not handed a form: we stay, ask one small thing,
// and keep the telephone line in view until the person turns to the body again.

import { hasTapped } from '../dialogue/danger-options.ts';
import type { DangerOption } from '../dialogue/danger-options.ts';
import type { Turn } from '../findings/finding.ts';
import { hotlines } from '../knowledge/hotlines.ts';
import { redFlagGroup } from '../knowledge/red-flags.ts';
import type { Hotline } from '../knowledge/hotlines.ts';
import { isOfMind } from '../triage/alarm.ts';
import { isDespairOfAnother } from '../triage/whose-despair.ts';
import type { Alarm } from '../triage/alarm.ts';
import { answersInCrisis } from '../emergency/answers-in-crisis.ts';
import type { Crisis } from '../emergency/answers-in-crisis.ts';
import { chooseComplaint } from './choose-complaint.ts';
import { crisisTexts as texts } from './crisis-texts.ts';
import { requestedItem } from './requested-item.ts';
import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import toldLists from '../compiled/lexicon/told.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const complaintWords = lexicon(complaintLists);
const toldWords = lexicon(toldLists);

/** Complaints that are part of despair itself; naming one is no turning back to the body. */
const ofTheMind = new Set(complaintWords['complaint.of-the-mind'].words);
/** 还是说我的失眠吧, 接着看病吧 */
const turnsBack = complaintWords['complaint.turns-back'].regExp();
/** 女，41岁: who fills in the form of his own accord wants to go on with it. */
const whoIAm = toldWords['told.who-i-am'].regExp();
const isDenial = complaintWords['complaint.not-now'].regExp();
/** Voices that command, and the wish to hurt somebody. */
const ofOthers = 'harm-psychosis';

const unsafe = {
  despair: toldWords['told.unsafe-from-despair'].regExp(),
  violence: toldWords['told.unsafe-from-violence'].regExp(),
};
/** What stays with a conversation: despair before what may be done to others, and both before violence. */
export function lastCrisis(turns: readonly Turn[], alarms: readonly Alarm[]): Crisis | undefined {
  const ofMind = alarms.filter(({ level }) => isOfMind(level));
  if (ofMind.length === 0) return undefined;
  const told = [...new Set(ofMind.map(({ span }) => span.turn))].toSorted((a, b) => a - b);
  const turn = told.at(-1) ?? 0;
  const crises = ofMind.filter(({ level }) => level === 'crisis').map(({ group }) => group);
  if (crises.length === 0)
    return { told, turn, kind: 'violence', group: 'violence', isOfAnother: false };
  const isHarm = crises.every((group) => group === ofOthers);
  const isOfAnother = isDespairOfAnother(turns, alarms);
  return { told, turn, kind: 'despair', group: isHarm ? ofOthers : 'suicide', isOfAnother };
}

/** The turn after it in which the person went back to a complaint; undefined until then. */
export function returnAfter(turns: readonly Turn[], crisis: number): number | undefined {
  const at = turns.findIndex(
    (said, turn) => turn > crisis && said.role === 'user' && isReturn(said),
  );
  return at === -1 ? undefined : at;
}

function isReturn(said: Turn): boolean {
  if (isUnsafe(said, 'despair') || isUnsafe(said, 'violence')) return false;
  return asksToGoOn(said) || whoIAm.test(said.content.trim()) || namesBody(said);
}

/** Whether a message asks to go back to a complaint, or to be asked about an item. */
export function asksToGoOn(said: Turn): boolean {
  if (requestedItem(said) !== undefined || hasTapped(said, 'body')) return true;
  return turnsBack.test(said.content) && !isDenial.test(said.content);
}

/** Whether a turn tells of a complaint that is no part of despair. */
function namesBody(said: Turn): boolean {
  const row = chooseComplaint([said])?.complaint;
  return row !== undefined && !ofTheMind.has(row.name);
}

/** The conversation without what was said of despair, for the questions on the body that follow. */
export function withoutCrises(turns: readonly Turn[], { told }: Crisis): readonly Turn[] {
  return told.reduceRight<readonly Turn[]>((rest, crisis) => {
    const back = returnAfter(rest, crisis);
    return back === undefined ? rest : withoutCrisis(rest, crisis, back);
  }, turns);
}

function withoutCrisis(turns: readonly Turn[], crisis: number, back: number): Turn[] {
  const said = turns[crisis];
  const wish = turns[back]?.content ?? '';
  const isOnlyWish =
    turnsBack.test(wish) && chooseComplaint(turns.slice(back, back + 1))?.complaint === undefined;
  const until = said && namesBody(said) ? crisis + 1 : crisis;
  return [...turns.slice(0, until), ...turns.slice(isOnlyWish ? back + 1 : back)];
}

/** The lines to call, as a sentence of its own. */
export function crisisLine(
  { kind, isOfAnother }: Pick<Crisis, 'kind' | 'isOfAnother'>,
  lines: readonly Hotline[],
): string {
  const number = numbersOf(lines);
  const line = isOfAnother ? texts.lineOfOther : texts.line;
  return kind === 'despair'
    ? line(number('psychological'), number('emergency'))
    : texts.violenceLine(number('police'), number('police-sms'), number('women'), number('youth'));
}

function numbersOf(lines: readonly Hotline[]): (id: Hotline['id']) => string {
  return (id) => [...lines, ...hotlines].find((line) => line.id === id)?.number ?? '';
}

const alone = toldWords['told.alone'].regExp();
const safe = toldWords['told.safe'].regExp();

/** One text after the other, and then from the first on. */
const inTurn = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** What fits a crisis, and how many answers it had after the fixed one of triage. */
function companyOf(turns: readonly Turn[], { told: [since = 0], kind, isOfAnother }: Crisis) {
  const ofDespair = isOfAnother ? texts.ofOther : texts.ofSelf;
  const before = turns.slice(since + 2).filter(({ role }) => role === 'assistant').length;
  return { before, ...(kind === 'despair' ? ofDespair : texts.ofViolence) };
}

/** Whether a message says, by a tap or in words, that the danger is there now. */
function isUnsafe(said: Turn | undefined, kind: Crisis['kind']): boolean {
  return hasTapped(said, 'near') || unsafe[kind].test(said?.content ?? '');
}

/** What we say to the newest words after a crisis: heard, one small question, the line. */
export function companyText(
  turns: readonly Turn[],
  crisis: Crisis,
  lines: readonly Hotline[],
): { text: string; asks: string } {
  const { kind, isOfAnother } = crisis;
  const { heard, questions, before } = companyOf(turns, crisis);
  const at = (list: readonly string[]): string => inTurn(list, before);
  const newest = turns.at(-1);
  const says = (option: DangerOption, words: RegExp): boolean =>
    hasTapped(newest, option) || words.test(newest?.content ?? '');
  const isNow = isUnsafe(newest, kind);
  const answers = isNow ? [] : answersInCrisis(turns, crisis, lines);
  const opening = isNow
    ? nowText(lines)
    : says('alone', alone) && !isOfAnother
      ? texts.alone
      : isOfAnother && says('left', alone)
        ? leftText(lines)
        : says('safe', safe) || hasTapped(newest, 'company')
          ? texts.safe
          : at(heard);
  const asks = isNow || answers.length > 0 ? '' : at(questions);
  const text = [
    ...(answers.length > 0 ? answers : [opening]),
    ...(asks === '' ? [] : [asks]),
    ...(before === 0 && !isOfAnother ? [texts.bodyToo] : []),
    crisisLine(crisis, lines),
  ].join('\n\n');
  return { text, asks };
}

function nowText(lines: readonly Hotline[]): string {
  const number = numbersOf(lines);
  return texts.now(number('emergency'), number('police'));
}

function leftText(lines: readonly Hotline[]): string {
  const number = numbersOf(lines);
  return texts.left(number('emergency'), number('police'));
}

/** What to do about the dangers that a turn tells of for the first time. */
function newAdvice(alarms: readonly Alarm[], turn: number): string[] {
  const isKnown = (group: string): boolean =>
    alarms.some((alarm) => alarm.group === group && alarm.span.turn < turn);
  return alarms.flatMap(({ group, span }) => {
    const isFirst = span.turn === turn && !isKnown(group);
    const advice = redFlagGroup(group)?.advice ?? '';
    return isFirst && advice !== '' ? [advice] : [];
  });
}

/** What is said where despair or violence is told once more: it goes on, and names the line. */
export function crisisAgain(
  turns: readonly Turn[],
  alarms: readonly Alarm[],
  level: Alarm['level'],
  lines: readonly Hotline[],
): string {
  const ofLevel = alarms.filter((alarm) => alarm.level === level);
  const crisis = lastCrisis(turns, ofLevel);
  if (crisis === undefined) return '';
  const { again } = companyOf(turns, crisis);
  const isNow = isUnsafe(turns.at(-1), crisis.kind);
  const answers = isNow ? [] : answersInCrisis(turns, crisis, lines);
  const said = isNow ? nowText(lines) : inTurn(again, crisis.told.length - 2);
  return [
    said,
    ...newAdvice(ofLevel, turns.length - 1),
    ...answers,
    crisisLine(crisis, lines),
  ].join('\n\n');
}
