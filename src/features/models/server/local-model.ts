import type { Act } from '#medicine/dialogue/turn-acts.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import { mayHaveSeveral } from '#medicine/interview/answer-groups.ts';
import { formatSummaryBlock } from '#medicine/summary-block/format-summary-block.ts';
import { SUMMARY_MARKER, SUMMARY_START_TOKEN } from '#medicine/summary-block/summary-marker.ts';
import type { SymptomsSummary } from '#medicine/summary-block/symptoms-summary.ts';
import type { LanguageModel, ModelTurn, ReplyPiece } from '../language-model.ts';

/** The reply of the built-in engine to the conversation so far. */
export type Consultation = {
  text: string;
  reasoning: string;
  suggestions: readonly string[];
  summary: SymptomsSummary | null;
  acts: readonly Act[];
};

const pieceChars = { min: 8, max: 16 };

/**
 * The built-in engine as a language model: its text comes in pieces like that of any other model, as fast
 * as they are consumed. Deterministic: the same turns give the same pieces.
 */
export function createLocalModel(
  consult: (
    turns: readonly ModelTurn[],
    person: Partial<Patient>,
  ) => Consultation | Promise<Consultation>,
): LanguageModel {
  return async function* ({ turns, person = {} }, signal) {
    signal.throwIfAborted();
    const consultation = await consult(turns, person);
    signal.throwIfAborted();
    for (const piece of piecesOf(consultation)) {
      yield piece;
      signal.throwIfAborted();
    }
  };
}

function* piecesOf(consultation: Consultation): Generator<ReplyPiece> {
  const { reasoning, suggestions, summary, text } = consultation;
  yield { type: 'acts', acts: consultation.acts };
  for (const part of split(reasoning)) yield { type: 'reasoning', text: part };
  for (const part of split(text)) yield { type: 'text', text: part };
  if (suggestions.length > 0) {
    yield { type: 'suggestions', texts: suggestions, together: mayHaveSeveral(suggestions) };
  }
  if (!summary) return;
  // MSG-22: each marker closes its own event, and nothing follows the last.
  yield { type: 'text', text: `\n\n${SUMMARY_START_TOKEN}` };
  for (const part of split(`${formatSummaryBlock(summary)}\n`)) yield { type: 'text', text: part };
  yield { type: 'text', text: SUMMARY_MARKER };
}

/** Splits into small pieces, after punctuation where possible and never inside a character. */
function* split(text: string): Generator<string> {
  const chars = Array.from(text);
  for (let start = 0; start < chars.length;) {
    const longest = chars.slice(start, start + pieceChars.max);
    const stop = longest.findIndex(
      (char, at) => at + 1 >= pieceChars.min && /[，。；：、？\n]/.test(char),
    );
    const piece = stop === -1 ? longest : longest.slice(0, stop + 1);
    yield piece.join('');
    start += piece.length;
  }
}
