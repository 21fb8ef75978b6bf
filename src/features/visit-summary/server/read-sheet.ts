import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import { sectionIds, type Leaning, type ToldTurn } from '#medicine/visit-summary/sheet.ts';
import { visitSheet } from '#medicine/visit-summary/visit-sheet.ts';
import type { VisitSummary } from '../contract.ts';
import { pictureSection } from './picture-section.ts';

/** A conversation, and what is stored about the family member whom it is for. */
export type ReadOrder = {
  turns: readonly ChainTurn[];
  leaning: Leaning | null;
  known: Partial<Patient>;
};

/** What is read of a conversation for its sheet. */
export type SheetRead = Pick<VisitSummary, 'sections' | 'leftOut'>;

/** The sheet of a session's turns with its course as a picture. Pure. */
export function readSheet({ turns, leaning, known }: ReadOrder): SheetRead {
  const { sections, leftOut } = visitSheet(turns.map(toldTurn), leaning, known);
  const all = [...sections, ...pictureSection(turns)];
  const order = all.toSorted((a, b) => sectionIds.indexOf(a.id) - sectionIds.indexOf(b.id));
  return { sections: order, leftOut };
}

const toldTurn = ({ at, ...turn }: ChainTurn): ToldTurn => ({ ...turn, at: at.toISOString() });
