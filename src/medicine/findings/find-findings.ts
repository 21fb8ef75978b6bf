import correctionJson from '../compiled/lexicon/correction.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import type { Finding, Subject, Turn } from './finding.ts';
import { askedText } from '../dialogue/asking-text.ts';
import { keptByTurns } from './kept-by-turns.ts';
import { readingOf } from '../reading/reading-of.ts';
import { leanOnQuestion } from './lean-on-question.ts';
import { normalise } from './normalise.ts';
import type { Statement } from '../reading/mention.ts';
import { readSymptoms } from './read-symptoms.ts';
import { subjectTold } from './told-subject.ts';

const correctionWords = lexicon(correctionJson);

const correction = correctionWords['correction.of-words'].regExp();
const correctionReach = 24;
const conversationsMax = 24;

/** Who a text is mostly about, judged by what it states of people. */
function topicOf(statements: readonly Statement[]): Subject | null {
  let self = 0;
  let other = 0;
  for (const { polarity, time, named, carried } of statements) {
    if (polarity !== 'present' || time !== 'now') continue;
    if ((named ?? carried ?? 'self') === 'other') other += 1;
    else self += 1;
  }
  if (self + other === 0) return null;
  return other > self ? 'other' : 'self';
}

/** Takes back what a correction replaces: the nearest earlier finding of the same group. */
function takeBack(findings: Finding[], turn: number, text: string): void {
  const match = correction.exec(text);
  if (match === null) return;
  const end = match.index + match[0].length;
  const named = (symptom: string): string | undefined => symptomNamed(symptom)?.group;
  const fresh = findings.filter(
    ({ span }) => span.turn === turn && span.start >= end && span.start <= end + correctionReach,
  );
  for (const { symptom, polarity } of fresh) {
    const before = findings.findLast(
      (finding) =>
        (finding.span.turn < turn || finding.span.start < match.index) &&
        finding.polarity === 'present' &&
        (finding.symptom !== symptom || polarity !== 'present') &&
        named(finding.symptom) === named(symptom),
    );
    if (before !== undefined && turn - before.span.turn <= 2) before.polarity = 'unknown';
  }
}

const listEnds = /^(?:[，。、；！\s]|$)/u;

/**
 * To a question on several things "没有头晕，恶心" may deny both: a bare name of what was asked,
 * behind one denied, is left open. With a word of its own (有恶心, 恶心两天) it is stated.
 */
function openAfterDenial(
  question: string,
  answer: string,
  statements: readonly Statement[],
): readonly Statement[] {
  const asked = new Set(readSymptoms(question).map(({ symptom }) => symptom));
  if (asked.size < 2) return statements;
  let listEnd: number | undefined;
  let open = { start: 0, end: 0 };
  return statements.map((statement) => {
    const { symptom, polarity, start, end } = statement;
    const isWithin = start >= open.start && end <= open.end;
    const isNext =
      listEnd !== undefined &&
      /^[，、\s]+$/u.test(normalise(answer.slice(listEnd, start))) &&
      listEnds.test(normalise(answer.slice(end, end + 1))) &&
      asked.has(symptom);
    if (polarity === 'absent' && asked.has(symptom)) listEnd = end;
    else if (polarity === 'present' && (isWithin || isNext)) {
      if (isNext) [open, listEnd] = [{ start, end }, end];
      return { ...statement, polarity: 'unknown' };
    } else if (!isWithin) listEnd = undefined;
    return statement;
  });
}

/**
 * Every symptom the user's turns state, deny or leave open, in the order of the text. An answer
 * may lean on the assistant's turn right before it.
 */
export const findFindings = keptByTurns(conversationsMax, readFindings);

function readFindings(turns: readonly Turn[]): readonly Finding[] {
  const findings: Finding[] = [];
  // Who is told to be the patient is meant where a message names nobody.
  const patient = subjectTold(turns)?.about ?? null;
  let topic = patient;
  for (const [turn, said] of turns.entries()) {
    const { role, content } = said;
    if (role !== 'user') continue;
    const asked = askedText(turns[turn - 1]);
    const read = readingOf(said)?.mentions ?? readSymptoms(content);
    const statements = asked === '' ? read : openAfterDenial(asked, content, read);
    const stated = topicOf(statements);
    const setsTopic = topic === null;
    topic ??= stated;
    if (asked !== '') {
      for (const { symptom, polarity, start, end } of leanOnQuestion(asked, content)) {
        findings.push({
          symptom,
          polarity,
          subject: topic ?? 'self',
          time: 'now',
          span: { turn, start, end },
          words: content.slice(start, end),
        });
      }
    }
    for (const { named, isInPassing, carried, start, end, ...statement } of statements) {
      const inherited = topic === 'self' && !setsTopic ? null : carried;
      findings.push({
        ...statement,
        subject:
          (isInPassing === true && patient !== null ? patient : named) ??
          inherited ??
          topic ??
          'self',
        span: { turn, start, end },
      });
    }
    takeBack(findings, turn, content);
  }
  return findings;
}
