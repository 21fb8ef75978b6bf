// What a message asks or says while an alarm is open, besides what it tells of the illness.

import emergencyJson from '../compiled/lexicon/emergency.json' with { type: 'json' };
import { hasTapped } from '../dialogue/danger-options.ts';
import type { Turn } from '../findings/finding.ts';
import type { AlarmQuestion } from '../knowledge/alarm-script-row.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { normalise } from '../findings/normalise.ts';
import { clausesOf } from '../triage/told-steps.ts';

const words = lexicon(emergencyJson);
const of = (id: keyof typeof words): RegExp => words[id].regExp('iu');

/** One of the questions of a script, or what now, home measures, what to tell, how grave it is. */
export type InAlarm =
  | Exclude<AlarmQuestion, 'arrived'>
  | 'now'
  | 'department'
  | 'remedy'
  | 'tell'
  | 'grave'
  | 'refuses'
  | 'thanks';

type Reading = readonly [InAlarm, RegExp];

/** Counted only where something is asked: told, they are part of the story. */
const ifAsked: readonly Reading[] = [
  ['call', of('emergency.tell-call')],
  ['remedy', of('emergency.remedy')],
  ['medicine', of('emergency.medicine')],
  ['food', of('emergency.food')],
  ['tell', of('emergency.tell-doctor')],
  ['department', of('emergency.department')],
  ['hospital', of('emergency.there')],
];
const always: readonly Reading[] = [
  ['transport', of('emergency.transport')],
  ['cost', of('emergency.cost')],
  ['alone', of('emergency.alone')],
  ['drive', of('emergency.drive')],
  ['wait', of('emergency.wait')],
  ['refuses', of('emergency.refuses')],
  ['better', of('emergency.better')],
  ['thanks', of('emergency.thanks')],
];
/** Asked so widely that all else goes before. */
const ifAskedLast: readonly Reading[] = [
  ['now', of('emergency.now')],
  ['grave', of('emergency.grave')],
];
const selfDriving = of('emergency.self-driving');
const asking = of('emergency.asking');
const assent = of('emergency.assent');

/** The clauses of a text, each with whether it, or the one behind it, asks something. */
function askedClauses(content: string): { clause: string; isAsked: boolean }[] {
  const parts = normalise(content).match(/[^，。！？；,.!?;~\s]+[，。！？；,.!?;~\s]*/gu) ?? [];
  return parts.map((part, at) => ({
    clause: clausesOf(part)[0] ?? '',
    isAsked: asking.test(part) || asking.test(parts[at + 1] ?? ''),
  }));
}

/** The questions that can be tapped. */
const tappable = ['food', 'tell', 'hospital'] as const;

/** What a message asks and says, by a tap or in words: in the order of its clauses, each once. */
export function readInAlarm(said: Turn): InAlarm[] {
  const tapped = tappable.filter((asked) => hasTapped(said, asked));
  return tapped.length > 0 ? tapped : readInText(said.content);
}

function readInText(content: string): InAlarm[] {
  if (assent.test(normalise(content).trim())) return ['thanks'];
  const read = askedClauses(content).flatMap(({ clause, isAsked }) => {
    const own = isAsked ? [...ifAsked, ...always, ...ifAskedLast] : always;
    const first = own.find(([, pattern]) => pattern.test(clause))?.[0];
    // Who is being driven there has not asked how to go.
    const isDriven = first === 'drive' && !isAsked && !selfDriving.test(clause);
    return first === undefined || isDriven ? [] : [first];
  });
  return [...new Set(read)];
}
