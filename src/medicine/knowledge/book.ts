// The knowledge as a book for the physician who reviews it: every row as labelled texts, in Chinese.
import * as z from 'zod/mini';

/** A text, or the title of another row, which it leads to. */
const piece = z.union([
  z.string(),
  z.object({ text: z.string(), chapter: z.string(), row: z.string() }),
]);
const pieces = z.array(piece);

/** What a fact holds: one text or a list of texts; with neither, its label says it all. */
const held = { text: z.optional(pieces), lines: z.optional(z.array(pieces)) };
const plainFact = z.object({ label: z.string(), ...held });
const part = z.object({
  title: z.optional(pieces),
  ...held,
  facts: z.optional(z.array(plainFact)),
});
const fact = z.extend(plainFact, { parts: z.optional(z.array(part)) });

export const bookRow = z.object({
  id: z.string(),
  title: z.string(),
  facts: z.array(fact),
  /** The titles of its sources. */
  sources: z.array(z.string()),
  /** Who signed it; absent until someone has. */
  reviewer: z.optional(z.string()),
});
/** The rows of one file. */
const section = z.object({
  /** Empty where the chapter has only one. */
  title: z.string(),
  /** What is common to its rows. */
  facts: z.array(fact),
  rows: z.array(bookRow),
});
export const bookChapter = z.object({
  id: z.string(),
  title: z.string(),
  note: z.string(),
  sections: z.array(section),
});

/** The chapters in their order, with the counts of rows that are signed and that are not. */
export const bookContents = z.array(
  z.object({ id: z.string(), title: z.string(), signed: z.int(), notSigned: z.int() }),
);

export type BookPiece = z.output<typeof piece>;
export type BookPart = z.output<typeof part>;
export type BookFact = z.output<typeof fact>;
export type BookRow = z.output<typeof bookRow>;
export type BookSection = z.output<typeof section>;
export type BookChapter = z.output<typeof bookChapter>;
export type BookContents = z.output<typeof bookContents>;

/** All rows of a chapter in their order. */
export const rowsIn = ({ sections }: BookChapter): BookRow[] =>
  sections.flatMap(({ rows }) => rows);

/** Counts of rows that someone has signed, and of those not signed yet. */
export function signedCounts(rows: readonly BookRow[]): { signed: number; notSigned: number } {
  const signed = rows.filter(({ reviewer }) => reviewer !== undefined).length;
  return { signed, notSigned: rows.length - signed };
}
