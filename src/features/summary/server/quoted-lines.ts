import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { askedText } from '#medicine/dialogue/asking-text.ts';
import type { Span } from '#medicine/findings/finding.ts';
import { stanceOf } from '#medicine/findings/lean-on-question.ts';
import type { InterviewState } from '#medicine/interview/interview-state.ts';
import { plainName } from '#medicine/knowledge/plain-names.ts';
import { keptLines } from '#medicine/summary/kept-lines.ts';
import { summarySections } from '#medicine/summary/line.ts';
import { summaryLines } from '#medicine/summary/summary-lines.ts';
import type { Triage } from '#medicine/triage/triage.ts';
import { shortened } from '#platform/contract/chars.ts';
import type { LineSource, SummaryLine } from '../contract.ts';
import { sourceAt } from './word-sources.ts';

const quoteCharsMax = 200;
const questionCharsMax = 90;

/** The lines of a session's summary, each with the messages that it is based on; then stored information. */
export function quotedLines(
  turns: readonly ChainTurn[],
  state: InterviewState,
  found: Triage,
): SummaryLine[] {
  const quoted = summaryLines(state, found)
    .map(({ spans, ...line }) => ({
      ...line,
      ...plainOf(line.label),
      sources: spans.flatMap((span) => sourceOf(turns, span)),
    }))
    .filter(({ sources }) => sources.length > 0);
  const kept = keptLines(state.known, quoted).map((line): SummaryLine => ({
    ...line,
    detail: '',
    by: 'kept',
    sources: [],
  }));
  return [...quoted, ...kept].toSorted(
    (a, b) => summarySections.indexOf(a.section) - summarySections.indexOf(b.section),
  );
}

function plainOf(label: string): Pick<SummaryLine, 'plain'> {
  const plain = plainName(label);
  return plain === label ? {} : { plain };
}

function sourceOf(turns: readonly ChainTurn[], span: Span): LineSource[] {
  const source = sourceAt(turns, span, quoteCharsMax);
  if (source === null || source.quote === '') return [];
  const question = answeredQuestion(turns, span.turn, source.quote);
  return [{ ...source, ...(question === '' ? {} : { question }) }];
}

/** The question that gives a bare yes or no its meaning. */
function answeredQuestion(turns: readonly ChainTurn[], turn: number, quote: string): string {
  const before = turns[turn - 1];
  if (before?.role !== 'assistant' || stanceOf(quote) === null) return '';
  const asked = askedText(before).replaceAll('**', '').replaceAll(/\s+/gu, ' ').trim();
  return shortened(asked, questionCharsMax);
}
