import type { Place } from '../herb-safety/sentence-parts.ts';

/** Why a sentence goes, as the person reads it, and what of it is harmful. */
export type Violation = Place & { note: string };
