import { lineCharsMax } from '../rules.ts';

/** A piece of text on a page: where its baseline begins, from the top left, and its size. */
export type PlacedText = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Up to 1; what was not recognised but written is certain. */
  certainty?: number;
};

/** A line as it was read; its certainty is that of its least certain piece. */
export type ReadLine = { text: string; certainty: number };

type Row = { y: number; height: number; pieces: PlacedText[] };

/** Pieces belong to one row when their baselines differ by less than this share of their height. */
const rowShare = 0.5;
/** A gap of this share of the height is a space: less is the distance of letters. */
const spaceShare = 0.2;

/** The lines of a page from top to bottom, those of a table cell beside cell. */
export function pageLines(placed: readonly PlacedText[]): ReadLine[] {
  return rowsOf(placed).flatMap((row) => {
    const certainty = Math.min(...row.pieces.map((piece) => piece.certainty ?? 1));
    return inParts(textOf(row)).map((text) => ({ text, certainty }));
  });
}

function rowsOf(placed: readonly PlacedText[]): Row[] {
  const rows: Row[] = [];
  const written = placed.filter(({ text }) => text.trim() !== '');
  for (const piece of written.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const height = Math.min(piece.height, row?.height ?? piece.height);
    if (row && piece.y - row.y < height * rowShare) row.pieces.push(piece);
    else rows.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return rows;
}

function textOf({ pieces }: Row): string {
  let line = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width, height } of pieces.toSorted((a, b) => a.x - b.x)) {
    line += line !== '' && x - end > height * spaceShare ? ` ${text}` : text;
    end = x + width;
  }
  return line.replaceAll(/\s+/gu, ' ').trim();
}

/** A line that is longer than one may be is several. */
function inParts(line: string): string[] {
  const chars = Array.from(line);
  return Array.from({ length: Math.ceil(chars.length / lineCharsMax) }, (_, part) =>
    chars.slice(part * lineCharsMax, (part + 1) * lineCharsMax).join(''),
  );
}
