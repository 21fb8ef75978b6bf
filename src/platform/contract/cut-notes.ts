import { cutNoteTexts } from './cut-note-texts.ts';

const { here, leftOut, again } = cutNoteTexts;
const inside = '(?:[^（）]|（[^（）]*）)*';
/** A note of the safety layer, with the preceding mark of a sentence or list item. */
const cutNote = new RegExp(`（(${here}${inside}?${leftOut}${inside}|${again})）[。；;]?`, 'gu');

/** A note whose end was cut off with the text. */
const cutOff = new RegExp(`（${here}[^（）。\\n]*?${leftOut}[^）]*$`, 'u');

/** Text of a reply, or the note that replaces what was removed; null: for the same reason as the last. */
export type CutPart = { words: string } | { note: string | null };

/** Divides a text at the notes that replace what the safety checks removed. */
export function cutParts(text: string): CutPart[] {
  const parts: CutPart[] = [];
  let at = 0;
  for (const { 0: whole, 1: note = '', index } of text.matchAll(cutNote)) {
    if (index > at) parts.push({ words: text.slice(at, index) });
    parts.push({ note: note === again ? null : note });
    at = index + whole.length;
  }
  if (at < text.length) parts.push({ words: text.slice(at) });
  return parts;
}

/** A text without its notes, for places that show its first words; one that is nothing else stays. */
export function withoutCutNotes(text: string): string {
  const words = text.replaceAll(cutNote, '').replace(cutOff, '');
  return words.trim() === '' ? text : words;
}

/** Whether a text contains a note. */
export const hasCuts = (text: string): boolean => cutParts(text).some((part) => 'note' in part);
