// Of whom despair is told: who stands nearest to its words and is said to have said, written or done
// so. Who was left or hurt by somebody is the one who despairs.

import despairJson from '../compiled/lexicon/despair-subject.json' with { type: 'json' };
import personJson from '../compiled/lexicon/person.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { findPerson } from '../findings/find-person.ts';
import type { Subject, Turn } from '../findings/finding.ts';
import { normalise } from '../findings/normalise.ts';
import type { Alarm } from './alarm.ts';
import { mindSigns } from './closings.ts';
import { signsOf } from './read-signs.ts';

const despairWords = lexicon(despairJson);
const personWords = lexicon(personJson);
const named = personWords['person.named'].regExp('gu');
const self = new RegExp(`^${personWords['person.self'].source}$`, 'u');
const oneself = personWords['person.oneself'].regExp();
const object = personWords['person.object'].regExp();
/** Said to the writer, who is not the one who says it. */
const toWriter = despairWords['despair-subject.said-to'].regExp();
const reports = despairWords['despair-subject.reported'].regExp();
const clauseEnd = /[，。！？；、\s]+/u;
const lost = despairWords['despair-subject.lost'].regExp();

/** Where the very words of despair stand: who is named before them says or does it. */
function placeOf({ group, span }: Alarm, said: Turn): { start: number; end: number } {
  const { signs } = signsOf(said);
  const hits = (mindSigns[group] ?? [])
    .flatMap((sign) => signs.get(sign) ?? [])
    .filter(({ start }) => start >= span.start && start < span.end);
  return hits.toSorted((a, b) => b.start - a.start)[0] ?? span;
}

/** Who is named last in a clause, as the one who does something; undefined where nobody is. */
function doerIn(clause: string, isReported: boolean): Subject | undefined {
  for (const match of [...clause.matchAll(named)].toReversed()) {
    const lead = clause.slice(0, match.index);
    if (oneself.test(match[0])) continue;
    const isSelf = self.test(match[0]);
    if (isSelf ? toWriter.test(lead) : object.test(lead) && !reports.test(lead)) continue;
    if (isSelf) return 'self';
    return lost.test(clause.slice(match.index)) && !isReported ? undefined : 'other';
  }
  return undefined;
}

function subjectOf(alarm: Alarm, said: Turn): Subject | undefined {
  const text = normalise(said.content);
  const { start, end } = placeOf(alarm, said);
  if (doerIn(text.slice(start, end), false) === 'self') return 'self';
  const [clause = '', before = ''] = text.slice(0, start).split(clauseEnd).toReversed();
  const isReported = reports.test(clause);
  const doer = doerIn(clause, isReported);
  return doer === undefined && isReported ? doerIn(before, isReported) : doer;
}

/** Whether a message names nobody but others, and no loss of one of them. */
const isOnlyOfOthers = ({ content }: Turn): boolean =>
  !lost.test(content) &&
  normalise(content)
    .split(clauseEnd)
    .every((clause) => doerIn(clause, false) !== 'self');

/** Whether what was told of despair last is told of another; where it names nobody, as the conversation. */
export function isDespairOfAnother(turns: readonly Turn[], alarms: readonly Alarm[]): boolean {
  const told = alarms
    .filter(({ level }) => level === 'crisis')
    .toSorted((a, b) => b.span.turn - a.span.turn);
  for (const alarm of told) {
    const said = turns[alarm.span.turn];
    const subject = said && subjectOf(alarm, said);
    if (subject !== undefined) return subject === 'other';
  }
  const messages = told.flatMap(({ span }) => turns[span.turn] ?? []);
  return messages.every(isOnlyOfOthers) && findPerson(turns).about === 'other';
}
