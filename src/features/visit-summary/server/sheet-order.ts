import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import type { Leaning } from '#medicine/visit-summary/sheet.ts';
import type { VisitSummary } from '../contract.ts';
import type { SheetRead } from './read-sheet.ts';

/** Input and output of a renderer thread. */
export type SheetOrder =
  | { kind: 'read'; turns: readonly ChainTurn[]; leaning: Leaning | null }
  | { kind: 'draw'; summary: VisitSummary };
export type SheetWork = { kind: 'read'; sheet: SheetRead } | { kind: 'draw'; pdf: Uint8Array };
