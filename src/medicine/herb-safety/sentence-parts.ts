// Where sentences, clauses and the cells of a table begin and end in a line of Markdown.

export type Place = {
  start: number;
  end: number;
};

const sentenceBreak = /[。！？!?；;\n]/u;
const clauseBreak = /[，。；！？,;!?\n]/u;
/** What stands before the words of a line: a bullet, a number, a heading, a quotation. */
const marker = /^\s*(?:(?:[-*+>]|\d{1,3}[.、)）]|#{1,6})\s+)*/u;

/** Whether a line is a row of a table, whose cells must stay. */
export function isTableRow(line: string): boolean {
  return /^\s*\|/u.test(line);
}

export function isSentenceBreak(character: string, line: string): boolean {
  return sentenceBreak.test(character) || (character === '|' && isTableRow(line));
}

/** The sentence, or the cell of a table, around a place; without the mark that ends it. */
export function sentenceAt(line: string, place: Place): Place {
  const isBreak = (at: number): boolean => isSentenceBreak(line.charAt(at), line);
  const { start, end } = grown(line, place, isBreak);
  const first = start + leading(line.slice(start, end), start);
  const space = isTableRow(line) ? (/\s*$/u.exec(line.slice(first, end))?.[0].length ?? 0) : 0;
  return {
    start: Math.min(first, Math.max(place.start, start)),
    end: Math.max(end - space, first),
  };
}

function leading(words: string, start: number): number {
  const pattern = start === 0 ? marker : /^\s*/u;
  return pattern.exec(words)?.[0].length ?? 0;
}

/** The clause around a place. */
export function clauseAt(line: string, place: Place): Place {
  const isBreak = (at: number): boolean =>
    clauseBreak.test(line.charAt(at)) || isSentenceBreak(line.charAt(at), line);
  return grown(line, place, isBreak);
}

function grown(line: string, place: Place, isBreak: (at: number) => boolean): Place {
  let { start, end } = place;
  while (start > 0 && !isBreak(start - 1)) start -= 1;
  while (end < line.length && !isBreak(end)) end += 1;
  return { start, end };
}

/** All sentences of a line in their order. */
export function sentencesOf(line: string): Place[] {
  const found: Place[] = [];
  for (let at = 0; at < line.length;) {
    const { end } = grown(line, { start: at, end: at }, (place) =>
      isSentenceBreak(line.charAt(place), line),
    );
    if (line.slice(at, end).trim() !== '') found.push(sentenceAt(line, { start: at, end: at }));
    at = end + 1;
  }
  return found;
}
