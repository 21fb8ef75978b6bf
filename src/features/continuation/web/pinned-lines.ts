import { charCount } from '#platform/contract/chars.ts';

import { pinnedCharsMax } from '../rules.ts';

/** A line being edited; the key stays while its text changes. */
export type PinnedLine = { key: number; text: string };

export const isLineTooLong = ({ text }: PinnedLine): boolean =>
  charCount(text.trim()) > pinnedCharsMax;

/** The lines as they are sent: empty ones say nothing. */
export const sentLines = (lines: readonly PinnedLine[]): string[] =>
  lines.map(({ text }) => text.trim()).filter((text) => text !== '');
