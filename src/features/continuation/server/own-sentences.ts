import type { Span, Turn } from '#medicine/findings/finding.ts';
import { pinnedCharsMax } from '../rules.ts';

/** A sentence of the person's, where it stands. */
export type OwnSentence = Span & { text: string };

const sentence = /[^。！？!?\n\r]+[。！？!?]*/gu;
const clause = /[^，,；;]+[，,；;]*/gu;

/** The person's turns cut into sentences; one too long for a line is cut between its clauses. */
export function ownSentences(turns: readonly Turn[]): OwnSentence[] {
  return turns.flatMap(({ role, content }, turn) =>
    role === 'user' ? pieces(content).map((piece) => ({ ...piece, turn })) : [],
  );
}

type Piece = { start: number; end: number; text: string };

function pieces(content: string): Piece[] {
  const found = [...content.matchAll(sentence)].flatMap(({ 0: text, index }) =>
    text.length <= pinnedCharsMax ? [{ start: index, text }] : shorter(text, index),
  );
  return found
    .map(({ start, text }) => ({ start, end: start + text.length, text: text.trim() }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function shorter(text: string, at: number): { start: number; text: string }[] {
  const lines: { start: number; text: string }[] = [];
  for (const { 0: part, index } of text.matchAll(clause)) {
    const last = lines.at(-1);
    if (last && last.text.length + part.length <= pinnedCharsMax) last.text += part;
    else lines.push({ start: at + index, text: part });
  }
  return lines.flatMap(({ start, text: line }) => cut(line, start));
}

function cut(text: string, start: number): { start: number; text: string }[] {
  const lines: { start: number; text: string }[] = [];
  for (let from = 0; from < text.length; from += pinnedCharsMax) {
    lines.push({ start: start + from, text: text.slice(from, from + pinnedCharsMax) });
  }
  return lines;
}
