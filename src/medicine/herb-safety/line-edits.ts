// How a line is rewritten: what is cut goes whole and leaves a note, and the line stays the Markdown
// that it was.
import { isTableRow, type Place } from './sentence-parts.ts';
import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { herbTexts as texts } from './texts.ts';

const remedyWords = lexicon(remedyLists);
const cutNote = remedyWords['remedy.cut-note'].regExp('gu');

export type Edit = {
  text: string;
} & Place;

/** Stands where something was cut whose note the reply holds already. */
const cutAgain = texts.cutAgain;

/** In how many places of a shown text something was cut. */
export function cutsIn(text: string): number {
  return text.match(cutNote)?.length ?? 0;
}

/** Cuts of one sentence become one place, behind what cannot be taken back; those before it are past. */
export function mergedCuts(cuts: readonly Edit[], from: Place): Edit[][] {
  const bySentence = new Map<number, Edit[]>();
  for (const cut of cuts) {
    if (cut.end <= from.start) continue;
    const start = Math.max(cut.start, from.end);
    const known = bySentence.get(start) ?? [];
    bySentence.set(start, [...known, { ...cut, start, end: Math.max(cut.end, start) }]);
  }
  return [...bySentence.values()];
}

/** A cut as it is shown: its notes that nobody has read yet, within the marks of Markdown. */
export function shownCut(line: string, cuts: readonly Edit[], shown: string): Edit {
  const start = cuts[0]?.start ?? 0;
  const end = Math.max(...cuts.map((cut) => cut.end));
  const fresh = [...new Set(cuts.map(({ text }) => text))].filter((note) => !shown.includes(note));
  const note = fresh.length === 0 ? cutAgain : `（${fresh.join('；')}）`;
  return { start, end, text: withinMarks(line, { start, end }, note) };
}

const bold = /\*\*|__/gu;
const countBold = (text: string): number => text.match(bold)?.length ?? 0;

/** What opened before the cut is closed before the note; what it opened and closes later, behind. */
function withinMarks(line: string, { start, end }: Place, note: string): string {
  const mark = bold.exec(line)?.[0] ?? '**';
  bold.lastIndex = 0;
  if (countBold(line.slice(start, end)) % 2 === 0) return note;
  const isOpen = countBold(line.slice(0, start)) % 2 === 1;
  return isOpen ? `${mark}${note}` : `${note}${mark}`;
}

/** The line with its edits done and its reminders at the end: in a row of a table, in the last cell. */
export function edited(line: string, edits: readonly Edit[], reminders: readonly string[]): string {
  let text = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    text += line.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  text += line.slice(at);
  if (reminders.length === 0) return text;
  const reminder = reminderOf(reminders);
  const lastCell = isTableRow(line) ? /\s*\|\s*$/u.exec(text) : null;
  return lastCell ? text.slice(0, lastCell.index) + reminder + lastCell[0] : text + reminder;
}

function reminderOf(reminders: readonly string[]): string {
  return reminders.length === 0 ? '' : texts.reminder(reminders.join('；'));
}
