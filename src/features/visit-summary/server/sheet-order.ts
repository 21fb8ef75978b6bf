import type { VisitSummary } from '../contract.ts';
import type { ReadOrder, SheetRead } from './read-sheet.ts';

/** Input and output of a renderer thread. */
export type SheetOrder = ({ kind: 'read' } & ReadOrder) | { kind: 'draw'; summary: VisitSummary };
export type SheetWork = { kind: 'read'; sheet: SheetRead } | { kind: 'draw'; pdf: Uint8Array };
