import { withoutQuestions } from '../answers/read-question.ts';
import { actsOf, answerTo } from '../dialogue/acts-of.ts';
import { dangerLabels } from '../dialogue/danger-options.ts';
import type { DangerOffer } from '../dialogue/danger-options.ts';
import { emergencyTexts } from '../emergency/texts.ts';
import { emergencyWords, followAlarm } from '../emergency/follow-alarm.ts';
import type { FollowedAlarm } from '../emergency/follow-alarm.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import type { Turn } from '../findings/finding.ts';
import { filled } from '../knowledge/fixed-texts.ts';
import type { Hotline } from '../knowledge/hotlines.ts';
import { numbersIn } from '../knowledge/hotlines.ts';
import type { Alarm } from '../triage/alarm.ts';
import type { ToldClosing } from '../triage/told-closings.ts';
import { listedIn } from '../triage/listed-parts.ts';
import { openBefore } from '../triage/open-alarms.ts';
import { triage } from '../triage/triage.ts';
import type { Triage } from '../triage/triage.ts';
import { alarmId } from './fixed-questions.ts';
import type { InterviewState } from './interview-state.ts';
import { skipSuggestion } from './skip-suggestion.ts';
import { asksToGoOn } from './stay-after-crisis.ts';
import listedLists from '../compiled/lexicon/listed.json' with { type: 'json' };
import answerLists from '../compiled/lexicon/answer.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const answerWords = lexicon(answerLists);

const allDenied = answerWords['answer.none-of-them'].regExp();
const denials = answerWords['answer.denial'].regExp('gu');
const listedWords = lexicon(listedLists);
const dialectDenials = listedWords['listed.denied-in-dialect'].regExp('gu');
const well = listedWords['listed.well'].regExp('gu');
const butSomething = listedWords['listed.but'].regExp();
const neverThought = listedWords['listed.never-thought'].regExp();
/** So many things denied one by one are a clear answer. */
const deniedMin = 2;

/** Whether an answer clearly says no to a question that lists dangers. */
export function deniesDanger(answer: string): boolean {
  const stance = stanceOf(answer);
  if (stance !== null) return stance === 'no';
  const text = answer.trim();
  const count = (form: RegExp): number => text.match(form)?.length ?? 0;
  const denied = count(denials) + count(dialectDenials);
  // 没麻，大小便正常，腿有劲: what is well is none of them, unless something is held against it.
  const isWell = !butSomething.test(text) && denied + count(well) >= deniedMin;
  return allDenied.test(text) || neverThought.test(text) || denied >= deniedMin || isWell;
}

/** Whether an answer speaks of what a question lists: 手脚能动, 精神好得很. */
export function takesUp(answer: string, question: string): boolean {
  const said = withoutQuestions(answer);
  if (said.match(dialectDenials) !== null) return true;
  return listedIn(question).some((part) =>
    [...part].some((_, at) => at + 2 <= part.length && said.includes(part.slice(at, at + 2))),
  );
}

/** A turn that asks about danger, and the ids of the questions by which it does. */
type Place = { turn: number; ids: readonly string[] };

/** The turns that ask about danger. */
function placesAsked({ turns, complaint, otherComplaints }: InterviewState): Place[] {
  const rows = [complaint?.row, undefined, ...otherComplaints.map(({ row }) => row)];
  const alarms = rows.map(alarmId);
  return turns.flatMap((said, turn) => {
    const ids = actsOf(said).flatMap((act) => {
      const isOnDanger =
        (act.act === 'ask' && alarms.includes(act.question)) ||
        (act.act === 'doubt' && !act.isMood);
      return isOnDanger ? [act.question] : [];
    });
    return ids.length > 0 ? [{ turn, ids }] : [];
  });
}

/** Whether the answer to such a turn clearly says no. */
function isDenied({ turn, ids }: Place, { turns }: InterviewState): boolean {
  return ids.some((id) => deniesDanger(answerTo(turns[turn + 1], id)));
}

/** Whether the question on dangers was put and never clearly answered. */
export function isDangerUnclear(state: InterviewState): boolean {
  const places = placesAsked(state);
  return places.length > 0 && !places.some((place) => isDenied(place, state));
}

/** What may be a danger, was said by the person and not denied when it was asked about. */
export function openDoubts(state: InterviewState): Alarm[] {
  const denied = placesAsked(state).filter((place) => isDenied(place, state));
  // A no to the question, with what sounded like a danger in it, was weighed when it was said.
  return triage(state.turns).doubts.filter(
    ({ span }) => !denied.some(({ turn }) => turn > span.turn),
  );
}

type Followed = Omit<FollowedAlarm, 'isAside' | 'offer'> & { offer: DangerOffer | undefined };

/**
 * What follows an open alarm of the body, or what a doctor found of it. Where no more than a visit
 * within a day is needed, only what belongs to it: for all else the interview goes on.
 */
export function followedTurn(
  turns: readonly Turn[],
  found: Triage,
  lines: readonly Hotline[],
): Followed | undefined {
  const last = turns.length - 1;
  const [first, ...more] = openBefore(found, last);
  if (first === undefined) return afterFinding(turns, found, lines);
  const followed = followAlarm(turns, [first, ...more], lines);
  if (!followed.isAside) return followed;
  const hasLeft = turns.some(
    (said, turn) => said.role === 'user' && turn > first.span.turn && asksToGoOn(said),
  );
  return first.level === 'urgent' || hasLeft ? undefined : followed;
}

/** What is said where the newest message tells what a doctor found. */
function afterFinding(
  turns: readonly Turn[],
  { closings, alarms }: Triage,
  lines: readonly Hotline[],
): Followed | undefined {
  const last = turns.length - 1;
  const closed = closings.find(
    ({ turn, of, by }) => turn === last && of === 'alarm' && by === 'doctor',
  );
  if (closed === undefined || alarms.length > 0) return undefined;
  const words = triage(turns.slice(0, -1)).alarms.find(
    ({ group }) => group === closed.group,
  )?.words;
  const later = filled(emergencyTexts.foundLater(emergencyWords(words ?? '')), numbersIn(lines));
  return {
    text: `${emergencyTexts.found}\n\n${later}`,
    offer: undefined,
    asks: '',
    isForDoctor: false,
  };
}

/** The conversation without what a doctor has seen since: it goes on where it was before. */
export function withoutSeen(
  turns: readonly Turn[],
  closings: readonly ToldClosing[],
): readonly Turn[] {
  const seen = closings.filter(({ of, by }) => of === 'alarm' && by === 'doctor');
  if (seen.length === 0) return turns;
  const from = Math.min(...seen.map(({ said }) => said));
  const until = Math.max(...seen.map(({ turn }) => turn));
  return turns.filter((_, turn) => turn < from || turn > until + 1);
}

/** The answers offered below an alarm, with one that says that it was misread. */
export function withDenial(suggestions: readonly string[]): string[] {
  const others = suggestions.filter((each) => each !== skipSuggestion);
  const skip = others.length < suggestions.length ? [skipSuggestion] : [];
  return [...others, ...dangerLabels('urgent'), ...skip];
}
