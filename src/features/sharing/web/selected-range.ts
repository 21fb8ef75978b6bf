/** A range of one text in the list, in code points. */
export type SelectedRange = { key: string; start: number; end: number };
export type SelectedText = SelectedRange & { words: string };

/** The selected range of the first text in the selection, or null. */
export function selectedRange(list: HTMLElement, selection: Selection | null): SelectedText | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!list.contains(range.commonAncestorContainer)) return null;
  const text = [...list.querySelectorAll<HTMLElement>('[data-text]')].find((each) =>
    range.intersectsNode(each),
  );
  const key = text?.dataset['text'];
  if (!text || key === undefined) return null;
  const parts = [...text.querySelectorAll<HTMLElement>('[data-piece]')]
    .filter((piece) => range.intersectsNode(piece))
    .map((piece) => partOf(piece, range))
    .filter(({ words }) => words !== '');
  const first = parts[0];
  const last = parts.at(-1);
  const words = parts.map((part) => part.words).join('');
  if (!first || !last || words.trim() === '') return null;
  return { key, start: first.start, end: last.start + length(last.words), words };
}

const length = (words: string): number => Array.from(words).length;

/** The selected part of a piece, which has one text node. */
function partOf(piece: HTMLElement, range: Range): { start: number; words: string } {
  const node = piece.firstChild;
  const words = piece.textContent;
  const from = range.startContainer === node ? range.startOffset : 0;
  const to = range.endContainer === node ? range.endOffset : words.length;
  const start = Number(piece.dataset['piece']) + length(words.slice(0, from));
  return { start, words: words.slice(from, to) };
}
