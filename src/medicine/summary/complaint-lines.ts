import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import { factIds } from '../dialogue/fact-ids.ts';
import type { Finding, Span, Turn } from '../findings/finding.ts';
import { saidSpan } from '../findings/said-words.ts';
import { findingsTold } from '../interview/interview-state.ts';
import { isIdle } from '../interview/own-words.ts';
import type { InterviewState, ToldComplaint } from '../interview/interview-state.ts';
import { hasCourse, rootSymptom } from '../knowledge/symptom-course.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { clauseSpan, clausesTold } from '../findings/clause-span.ts';
import type { Alarm } from '../triage/alarm.ts';
import { gravestFirst, isOfMind } from '../triage/alarm.ts';
import type { FactLine } from './line.ts';

const greeting = lexicon(complaintLists)['complaint.only-greeting'].regExp('iu');
/** How much of a message names a complaint that no sign does (characters). */
const wordsMax = 40;

/**
 * The chief complaint of each complaint told, with its time; `chief` are the findings they name. Where
 * an alarm is open on what was told with it, that is the chief complaint, and a sign beside it is not.
 */
export function complaintLines(
  state: InterviewState,
  present: readonly Finding[],
  alarms: readonly Alarm[] = [],
): { lines: FactLine[]; chief: readonly Finding[] } {
  const { complaint, otherComplaints, complaintDuration, ownDurations } = state;
  if (complaint === undefined) return { lines: [], chief: [] };
  const first = chiefOf(state, complaint, present);
  const danger = alarmBeside(state.turns, complaint, first, alarms);
  const chief = danger === undefined ? first : undefined;
  const own = danger ?? lineOf(state, complaint, chief);
  const isOwnTime = chief !== undefined || own.label.includes(complaintDuration ?? '');
  const main = {
    ...own,
    detail: isOwnTime ? complaintDuration : undefined,
    isDetailByModel: state.byModel.has(complaintDuration ?? ''),
    fact: factIds.since,
  };
  const others = otherComplaints.map((other) => {
    const found = chiefOf(
      state,
      other,
      present.filter((finding) => finding !== chief),
    );
    const detail = found && ownDurations.get(rootSymptom(found.symptom));
    return { ...lineOf(state, other, found), detail, isDetailByModel: false, fact: undefined };
  });
  const told = [main, ...others];
  return {
    lines: told.flatMap(({ label, detail, isDetailByModel, spans, fact }): FactLine[] =>
      spans.length === 0
        ? []
        : [
            {
              section: 'complaint',
              label,
              detail: detail ?? '',
              ...(isDetailByModel && detail !== undefined && { detailBy: 'model' as const }),
              spans: [...spans, ...timeSpan(state.turns, detail, spans)],
              ...(fact === undefined ? {} : { fact }),
            },
          ],
    ),
    chief: told.flatMap(({ finding }) => finding ?? []),
  };
}

/**
 * The sign that a complaint is named by, as it is held now: of those that open it the one told first,
 * else the first that was told with it.
 */
function chiefOf(
  { turns, complaint: main }: InterviewState,
  { row, turn }: ToldComplaint,
  present: readonly Finding[],
): Finding | undefined {
  const told = findingsTold(turns, main?.row).filter(({ span }) => span.turn === turn);
  const opens = ({ symptom }: Finding): boolean => row?.openedBy.includes(symptom) === true;
  for (const { symptom } of [...told.filter(opens), ...told]) {
    if (!hasCourse(symptom)) continue;
    const root = rootSymptom(symptom);
    const held =
      present.find((finding) => finding.symptom === symptom) ??
      present.find((finding) => rootSymptom(finding.symptom) === root);
    if (held !== undefined) return held;
  }
  return present.find(opens);
}

/** What an alarm of the body rests on, in the message of a complaint whose sign is no part of it. */
function alarmBeside(
  turns: readonly Turn[],
  { turn }: ToldComplaint,
  sign: Finding | undefined,
  alarms: readonly Alarm[],
): Told | undefined {
  const [alarm] = gravestFirst(alarms).filter(
    ({ level, span }) => span.turn === turn && !isOfMind(level),
  );
  if (alarm === undefined || sign === undefined || sign.span.turn !== turn) return undefined;
  const span = clauseSpan(turns, alarm.span);
  if (sign.span.start < span.end && sign.span.end > span.start) return undefined;
  const label = turns[turn]?.content.slice(span.start, span.end) ?? '';
  return { label, spans: [span], finding: undefined };
}

type Told = { label: string; spans: Span[]; finding: Finding | undefined };

/** A complaint by its first sign, else in the words of the person. */
function lineOf(
  { turns, complaint: main }: InterviewState,
  complaint: ToldComplaint,
  finding: Finding | undefined,
): Told {
  if (finding !== undefined) {
    // Where it was told first: what was said of it later stands in other lines.
    const first = findingsTold(turns, main?.row).find(
      ({ span, symptom }) =>
        span.turn === complaint.turn && rootSymptom(symptom) === rootSymptom(finding.symptom),
    );
    const span = clauseSpan(turns, saidSpan(first ?? finding));
    return { label: finding.symptom, spans: [span], finding };
  }
  const said = clausesTold(turns).filter(
    ({ turn, text }) => turn === complaint.turn && !greeting.test(text),
  );
  const telling = said.filter(({ text }) => !isIdle(text));
  const clauses = telling.length > 0 ? telling : said;
  const [first] = clauses;
  const last = clauses.findLast(({ end }) => end - (first?.start ?? 0) <= wordsMax) ?? first;
  if (first === undefined || last === undefined) return { label: '', spans: [], finding };
  const span = { turn: first.turn, start: first.start, end: last.end };
  const label = turns[span.turn]?.content.slice(span.start, span.end) ?? '';
  return { label, spans: [span], finding };
}

/** Where the time was said, unless the words of the complaint have it already. */
function timeSpan(
  turns: readonly Turn[],
  time: string | undefined,
  spans: readonly Span[],
): Span[] {
  if (time === undefined) return [];
  const isIn = ({ turn, start, end }: Span): boolean =>
    turns[turn]?.content.slice(start, end).includes(time) === true;
  if (spans.some(isIn)) return [];
  const said = clausesTold(turns).findLast(({ text }) => text.includes(time));
  return said === undefined ? [] : [{ turn: said.turn, start: said.start, end: said.end }];
}
