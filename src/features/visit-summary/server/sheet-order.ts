import type { Leaning, ToldTurn, VisitSheet } from '#medicine/visit-summary/sheet.ts';
import type { VisitSummary } from '../contract.ts';

/** Input and output of a renderer thread. */
export type SheetOrder =
  | { kind: 'read'; turns: readonly ToldTurn[]; leaning: Leaning | null }
  | { kind: 'draw'; summary: VisitSummary };
export type SheetWork = { kind: 'read'; sheet: VisitSheet } | { kind: 'draw'; pdf: Uint8Array };
