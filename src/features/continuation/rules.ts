/** Bounds of what a continuation carries. A pinned fact is a line of the person's own. */
export const pinnedLinesMax = 24;
export const pinnedCharsMax = 120;
/** A session that is written to while it is read is read anew, so often. */
export const readTriesMax = 4;
/** What was told besides: at most so many sentences, and so many characters of them in all. */
export const toldLinesMax = 30;
export const toldCharsMax = 1_500;

const mark = /（续(\d{0,3})）$/u;

/** The title of a continuation: 头痛（续）, then 头痛（续2）; the old one gives way where it is long. */
export function continuationTitle(title: string, charsMax: number): string {
  const before = mark.exec(title);
  const bare = before ? title.slice(0, before.index) : title;
  const next = before ? Number(before[1] || '1') + 1 : 1;
  const suffix = next === 1 ? '（续）' : `（续${next}）`;
  return [...bare].slice(0, charsMax - suffix.length).join('') + suffix;
}
