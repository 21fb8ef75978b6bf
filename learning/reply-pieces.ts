// The judgements on labelled pieces of replies: a piece is removed when one of its sentences is removed.

import type { SentenceLimits, SentenceModel } from '#medicine/reply-guard/sentence-model.ts';
import { heldFinding, likeliestHarms } from '#medicine/reply-guard/judge-sentence.ts';
import type { ReadSentence } from './learn-sentences.ts';
import type { Harm } from './replies.ts';

/**
 * `odds`: the greatest of a harm in its sentences, `grave`: of a grave one; `tells`: the least of those in which a rule found
 * something, `refused`: in which it refuses what it found; infinite where there are none, and minus infinite
 * where the words do not say that they tell.
 */
export type WeighedPiece = {
  harm: Harm | '';
  writer: string;
  odds: number;
  grave: number;
  tells: number;
  refused: number;
};

/** The labelled pieces of read sentences with their odds. */
export function weighedPieces(read: readonly ReadSentence[], weigh: SentenceModel): WeighedPiece[] {
  const pieces = new Map<string, WeighedPiece>();
  for (const { piece, harm, writer, found, person, sentence, features } of read) {
    const odds = weigh(features);
    const likeliest = likeliestHarms(sentence, person, odds);
    const kept = heldFinding(sentence, person, found);
    const held = pieces.get(piece) ?? {
      harm,
      writer,
      odds: -Infinity,
      grave: -Infinity,
      tells: Infinity,
      refused: Infinity,
    };
    const refused = kept?.mayTell === true ? odds.tells : -Infinity;
    pieces.set(piece, {
      ...held,
      odds: Math.max(held.odds, likeliest.harm.odds),
      grave: Math.max(held.grave, likeliest.grave.odds),
      tells: found.length > 0 ? Math.min(held.tells, odds.tells) : held.tells,
      refused: kept ? Math.min(held.refused, refused) : held.refused,
    });
  }
  return [...pieces.values()];
}

/** Whether a rule found something in a piece. */
export const isRuled = ({ tells }: WeighedPiece): boolean => tells < Infinity;

/** Whether a piece is removed. */
export const isGone = (
  { odds, grave, tells, refused }: WeighedPiece,
  limits: SentenceLimits,
): boolean =>
  odds >= limits.harm || grave >= limits.grave || tells < limits.tells || refused < limits.refused;
