import type { ChainTurn, NewestSummary } from '#features/messages/server/chain-turn-store.ts';
import { mostSpecific } from '#medicine/course/specific-findings.ts';
import { tenQuestions } from '#medicine/course/ten-questions.ts';
import type { Finding } from '#medicine/findings/finding.ts';
import { saidSpan } from '#medicine/findings/said-words.ts';
import { cleanPhrases, summaryFormulas } from '#medicine/herb-safety/clean-summary.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { requestFor } from '#medicine/interview/requested-item.ts';
import { hasCourse } from '#medicine/knowledge/symptom-course.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import { withKnown } from '#medicine/summary/with-known.ts';
import { knownToTriage } from '#medicine/triage/known-to-triage.ts';
import { triage } from '#medicine/triage/triage.ts';
import type { SessionSummary, TenQuestionItem } from '../contract.ts';
import { quotedLines } from './quoted-lines.ts';
import { sourceAt } from './word-sources.ts';
import { symptomItems } from './symptom-items.ts';
import { summaryTexts as texts } from './summary-texts.ts';

/** Marks guesses of a model wherever the text is shown. */
const guess = texts.guess;
const namesMax = 6;

/**
 * Combines the newest stored summary of a session with the person's own statements, and with what is
 * `known` about a family member in addition. Pure.
 */
export function sessionSummary(
  turns: readonly ChainTurn[],
  newest: NewestSummary | undefined,
  known: Partial<Patient> = {},
): SessionSummary {
  const found = triage(turns, knownToTriage(known));
  const { level, alarms } = found;
  const redFlagOpen = level !== 'routine';
  const state = readInterview(turns, { ...known, redFlagOpen });
  const { findings, facts, person, byModel } = state;
  const summary = newest && { lines: newest.summary.symptoms, messageId: newest.messageId };
  const items = symptomItems({ turns, findings, byModel, summary: summary ?? null });
  const symptoms = items.map(({ label, description, origin }): [string, string] => [
    label,
    origin === 'own' ? description : [description, guess].filter(Boolean).join('，'),
  ]);
  // Conclusions from before a danger was mentioned are no longer valid.
  const isOverruled = alarms.some(
    ({ span }) => newest !== undefined && (turns[span.turn]?.messageId ?? 0) > newest.messageId,
  );
  const details = isOverruled ? undefined : newest?.details;
  const isNew = items.length > 0 || newest !== undefined;
  return {
    symptoms: Object.fromEntries(symptoms),
    possibleDiagnosis: redFlagOpen
      ? ''
      : cleanPhrases(details?.possibleDiagnosis ?? details?.pattern, person),
    recommendations: cleanPhrases(details?.recommendations, person, 'advice'),
    updatedAt: isNew ? newestFact(turns, findings, newest) : null,
    items,
    lines: quotedLines(turns, state, found),
    // Checked when it was stored, and again with the messages since (decision 019).
    prescriptions: summaryFormulas(newest?.summary.prescriptions ?? [], person),
    tenQuestions: tenQuestions(turns, findings, withKnown(facts, known)).map(
      ({ key, state, told: known }) => ({
        key,
        state,
        told: namesOf(known).slice(0, namesMax),
        source: sourceOf(turns, known),
        request: requestFor(key),
      }),
    ),
  };
}

/** Present symptoms in most specific form, then denied ones. */
function namesOf(known: readonly Finding[]): string[] {
  const present = known.filter(({ polarity }) => polarity === 'present');
  const absent = known.filter(
    ({ polarity, symptom }) => polarity === 'absent' && hasCourse(symptom),
  );
  const exact = mostSpecific(present).map(({ symptom }) => symptom);
  const well = present.filter(({ symptom }) => !hasCourse(symptom)).map(({ symptom }) => symptom);
  return [...new Set([...exact, ...well, ...absent.map(({ symptom }) => texts.without(symptom))])];
}

function sourceOf(
  turns: readonly ChainTurn[],
  known: readonly Finding[],
): TenQuestionItem['source'] {
  const [first] = known;
  return first ? sourceAt(turns, saidSpan(first)) : null;
}

/** The time of the newest fact. */
function newestFact(
  turns: readonly ChainTurn[],
  findings: readonly Finding[],
  newest: NewestSummary | undefined,
): string | null {
  const mentionedAtMs = findings.flatMap(({ span }) => turns[span.turn]?.at.getTime() ?? []);
  const times = [...mentionedAtMs, ...(newest ? [newest.at.getTime()] : [])];
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
}
