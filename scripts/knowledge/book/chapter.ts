import type { Row } from '../read-rows.ts';

/** How a field of a row is printed; what it holds (a text, a list, parts with fields of their own) shows itself. */
export type Field = {
  /** The name of the field in a physician's words. */
  label: string;
  /** A text of several words with spaces between them. */
  isWords?: true;
  /** Spaces in its texts only break long lines. */
  ignoresSpaces?: true;
  /** Everyday words for the codes that it holds. */
  codes?: Readonly<Record<string, string>>;
  /** The kinds of row that its words name. */
  names?: readonly string[];
  /** Every item of the list must hold; of the words of one item any is enough. */
  isEveryOf?: true;
  /** The fields of its parts. */
  fields?: Fields;
};
export type Fields = Readonly<Record<string, Field>>;

export const plain = (label: string): Field => ({ label });
export const words = (label: string, ...names: readonly string[]): Field => ({
  label,
  isWords: true,
  ...(names.length === 0 ? {} : { names }),
});

/** One kind of row, described for its reviewer. */
export type ChapterKind = {
  /** The name of its table. */
  kind: string;
  title: string;
  note: string;
  /** The field that a row is called by, where that is not its id. */
  titleField?: string;
  /** Whether a file of rows is a section, and whose rows of the same file name give it its title. */
  sections?: 'file' | { titledBy: string };
  fields: Fields;
};

/** A text or a number in a row; nothing where there is none. */
export function textIn(value: Readonly<Record<string, unknown>>, name = ''): string | undefined {
  const held = value[name];
  return typeof held === 'string' || typeof held === 'number' ? String(held) : undefined;
}

/** The rows of one kind, in the order in which the product takes them. */
export type Chapter = { kind: string; rows: readonly Row[] };

/** What is common to all kinds, or to the rows of one file. */
const common: Fields = {
  rank: { label: '次序' },
  group: { label: '分组' },
  parts: { label: '本节词表' },
};

/** How a field of a kind is printed. A field without a description is an error of the book. */
export function fieldOf(fields: Fields, name: string): Field {
  const field = fields[name] ?? common[name];
  if (field === undefined) throw new Error(`The book does not say what ${name} is`);
  return field;
}
