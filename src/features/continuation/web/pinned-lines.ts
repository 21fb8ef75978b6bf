import { charCount } from '#platform/contract/chars.ts';

import { pinnedCharsMax } from '../rules.ts';

/** A line being edited; its key is stable while the text changes. */
export type PinnedLine = { key: number; text: string };

export const isLineTooLong = ({ text }: PinnedLine): boolean =>
  charCount(text.trim()) > pinnedCharsMax;

/** The lines to send, without empty ones. */
export const sentLines = (lines: readonly PinnedLine[]): string[] =>
  lines.map(({ text }) => text.trim()).filter((text) => text !== '');
