import type { BookFact, BookPart, BookPiece } from '#medicine/knowledge/book.ts';
import { fieldOf } from './chapter.ts';
import type { Field, Fields } from './chapter.ts';
import { texts } from './texts.ts';

/** What a row of a kind is called; nothing where it is not in the book. */
export type TitleOf = (kind: string, id: string) => string | undefined;

type Held = Pick<BookFact, 'text' | 'lines' | 'parts'>;

const spaces = /\s+/gu;
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a row as labelled texts; what is empty is left out. */
export function factsOf(
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
  titleOf: TitleOf,
): BookFact[] {
  return Object.entries(value)
    .filter(([, inside]) => inside !== null && inside !== undefined && inside !== '')
    .map(([name, inside]) => {
      const field = fieldOf(fields, name);
      return { label: field.label, ...heldBy(inside, field, titleOf) };
    });
}

function heldBy(value: unknown, field: Field, titleOf: TitleOf): Held {
  if (value === true || value === 'yes') return {};
  if (isMap(value)) return { parts: namedParts(value, field, titleOf) };
  if (!Array.isArray(value)) return { text: piecesOf(String(value), field, titleOf) };
  if (field.isEveryOf) {
    const every = value.map((item) => piecesOf(String(item), field, titleOf));
    return { text: joined(every, texts.and) };
  }
  if (value.every((item) => !isMap(item)))
    return { lines: value.map((item) => piecesOf(String(item), field, titleOf)) };
  const maps = value.filter(isMap);
  return { parts: maps.map((item) => ({ facts: plainFacts(item, field, titleOf) })) };
}

/** Parts that have names: texts, lists of texts, or fields of their own. */
function namedParts(
  parts: Readonly<Record<string, unknown>>,
  field: Field,
  titleOf: TitleOf,
): BookPart[] {
  const { names } = field;
  return Object.entries(parts).map(([name, inside]) => {
    const title = piecesOf(name, { label: '', ...(names ? { names } : {}) }, titleOf);
    if (isMap(inside)) return { title, facts: plainFacts(inside, field, titleOf) };
    return { title, ...plain(heldBy(inside, { label: '' }, titleOf)) };
  });
}

function plainFacts(
  value: Readonly<Record<string, unknown>>,
  { fields = {} }: Field,
  titleOf: TitleOf,
): BookPart['facts'] {
  return factsOf(value, fields, titleOf).map(({ label, ...inside }) => ({
    label,
    ...plain(inside),
  }));
}

/** A part has no parts of its own: its reader would get lost. */
function plain({ parts, ...rest }: Held): Omit<Held, 'parts'> {
  if (parts !== undefined) throw new Error('The book has no parts of parts');
  return rest;
}

function piecesOf(text: string, field: Field, titleOf: TitleOf): BookPiece[] {
  if (field.codes) return [field.codes[text] ?? text];
  if (field.ignoresSpaces) return [text.replaceAll(spaces, '')];
  if (!field.isWords) return [reference(text, field, titleOf)];
  const words = text.split(spaces).filter(Boolean);
  const pieces = words.map((word) => [reference(word, field, titleOf)]);
  if (!field.isEveryOf) return joined(pieces, texts.listed);
  return pieces.length === 1
    ? pieces.flat()
    : joined([['（', ...joined(pieces, texts.or), '）']], '');
}

function reference(word: string, { names = [] }: Field, titleOf: TitleOf): BookPiece {
  const [found] = names.flatMap((chapter) => {
    const text = titleOf(chapter, word);
    return text === undefined ? [] : [{ text, chapter, row: word }];
  });
  return found ?? word;
}

/** Lists of pieces as one, with a text between; texts beside each other become one. */
function joined(lists: readonly (readonly BookPiece[])[], between: string): BookPiece[] {
  const all = lists.flatMap((list, at) => (at === 0 ? list : [between, ...list]));
  return all.reduce<BookPiece[]>((done, piece) => {
    const last = done.at(-1);
    if (typeof piece !== 'string' || typeof last !== 'string') return [...done, piece];
    return [...done.slice(0, -1), last + piece];
  }, []);
}
