// Looking for words in what a person owns: titles and messages. An index over each owner's pairs of characters
// (`own_grams`) answers from two characters on; one character is looked for in all that the person has. The words
// themselves are compared in any case, without patterns, so that % and _ are characters.
import { sql } from 'kysely';

/** Chinese has no case: what need not be put into lower case is found several times as fast. */
const caseless = /^\P{Cased}*$/u;

/** Where a text first holds a term, in any case; 0 where it does not. */
export function placeOf(term: string, text: string) {
  const column = sql.ref(text);
  return caseless.test(term)
    ? sql`strpos(${column}, ${term})`
    : sql`strpos(lower(${column}), lower(${term}))`;
}

/** Whether a text holds one of these terms, without an index. */
export function holdsAny(terms: readonly string[], text: string) {
  const holds = terms.map((term) => sql`${placeOf(term, text)} > 0`);
  return sql`(${sql.join(holds, sql` or `)})`;
}

/**
 * Whether a text of a person holds one of these terms: the index answers which rows hold the pairs of a term. The
 * terms themselves are looked for beside that, not within: a condition in both branches of one is worked out for
 * every row. Rows are to be compared with the person too, whose number the index has only in part. The pairs of a term
 * are a select of their own: otherwise the plan reckons with them for every row, and is made anew for each search.
 */
export function holdsByIndex(userId: number, terms: readonly string[], text: string) {
  const lengths = terms.map((term) => Array.from(term).length);
  const hasPairs = terms.map(
    (term) =>
      sql`own_grams(user_id, ${sql.ref(text)}) @> (select own_grams(${userId}::bigint, ${term}))`,
  );
  // A single character has no pair, and without a pair the index would return every row.
  if (lengths.some((length) => length < 2)) {
    return sql`user_id = ${userId} and ${holdsAny(terms, text)}`;
  }
  // A term of two characters is its pair.
  if (lengths.every((length) => length === 2)) return sql`(${sql.join(hasPairs, sql` or `)})`;
  return sql`((${sql.join(hasPairs, sql` or `)}) and ${holdsAny(terms, text)})`;
}
