import { otherTitles, resultTitles } from './result-texts.ts';

/** The parts of a result that a page may fold: the title in a reply, and the one it is shown under. */
export const shownTitles: ReadonlyMap<string, string> = new Map([
  ...Object.values(resultTitles).map((title) => [title, title] as const),
  [otherTitles.care, resultTitles.care],
  [otherTitles.leaning, otherTitles.leaning],
]);

/** Parts whose first paragraph always stays in view: what it comes to, and how soon to see somebody. */
export const leadingTitles: ReadonlySet<string> = new Set([otherTitles.leaning, resultTitles.when]);

/** A reply with one more line in its opening; behind its last part a page would fold the line away. */
export function withOpeningLine(reply: string, line: string): string {
  const starts = [...shownTitles.keys()].map((title) => reply.indexOf(`\n\n**${title}**\n\n`));
  const end = Math.min(reply.length, ...starts.filter((start) => start >= 0));
  return `${reply.slice(0, end)}\n\n${line}${reply.slice(end)}`;
}
