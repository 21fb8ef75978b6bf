import type { Span, Turn } from './finding.ts';

/** A sentence of the person's, where it stands. */
export type OwnSentence = Span & { text: string };

const sentence = /[^。！？!?\n\r]+[。！？!?]*/gu;
const clause = /[^，,；;]+[，,；;]*/gu;

/**
 * The person's turns cut into sentences, trimmed; one longer than `charsMax` (UTF-16 units) is cut
 * between its clauses, and a clause that long is cut anywhere.
 */
export function ownSentences(turns: readonly Turn[], charsMax: number): OwnSentence[] {
  return turns.flatMap(({ role, content }, turn) =>
    role === 'user' ? pieces(content, charsMax).map((piece) => ({ ...piece, turn })) : [],
  );
}

type Piece = { start: number; end: number; text: string };

function pieces(content: string, charsMax: number): Piece[] {
  const found = [...content.matchAll(sentence)].flatMap(({ 0: text, index }) =>
    text.length <= charsMax ? [{ start: index, text }] : shorter(text, index, charsMax),
  );
  return found
    .map(({ start, text }) => {
      const from = start + (text.length - text.trimStart().length);
      return { start: from, end: from + text.trim().length, text: text.trim() };
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function shorter(text: string, at: number, charsMax: number): { start: number; text: string }[] {
  const lines: { start: number; text: string }[] = [];
  for (const { 0: part, index } of text.matchAll(clause)) {
    const last = lines.at(-1);
    if (last && last.text.length + part.length <= charsMax) last.text += part;
    else lines.push({ start: at + index, text: part });
  }
  return lines.flatMap(({ start, text: line }) => cut(line, start, charsMax));
}

function cut(text: string, start: number, charsMax: number): { start: number; text: string }[] {
  const lines: { start: number; text: string }[] = [];
  for (let from = 0; from < text.length; from += charsMax) {
    lines.push({ start: start + from, text: text.slice(from, from + charsMax) });
  }
  return lines;
}
