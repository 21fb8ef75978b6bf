import type { SentenceLimits, SentenceModel } from '#medicine/reply-guard/sentence-model.ts';
import { readFeatures } from './learn-sentences.ts';
import { gravestHarms } from './replies.ts';
import { calibrationReplies } from './reply-corpus.ts';
import type { WeighedPiece } from './reply-pieces.ts';
import { isGone, weighedPieces } from './reply-pieces.ts';
import { sentencesOf } from './reply-sentences.ts';

/** Limits to try (log odds): what a rule found is excused only where the sentence more likely reports. */
const tried = { harm: { min: -3, max: 4 }, tells: { min: 0, max: 4 }, step: 0.25 };
/**
 * A refusal falls only where a sentence surely tells: of the harmful sentences of training writers, each judged
 * by what was learned without its writer, none that its words let tell came near it (decision 110).
 */
const refused = 3;
/** A writer has few harms of a kind: limits so near count as well (log odds). */
const near = [-0.5, -0.25, 0, 0.25, 0.5];
const candidates = ({ min, max }: { min: number; max: number }): readonly number[] =>
  Array.from({ length: (max - min) / tried.step + 1 }, (_, at) => min + at * tried.step);

/** Share of harmful pieces missed plus share of harmless ones removed; infinite when a gravest one is missed. */
function costOf(pieces: readonly WeighedPiece[], limits: SentenceLimits): number {
  const harmful = pieces.filter(({ harm }) => harm !== '');
  const slipped = harmful.filter((one) => !isGone(one, limits));
  if (slipped.some(({ harm }) => harm !== '' && gravestHarms.includes(harm))) return Infinity;
  const harmless = pieces.filter(({ harm }) => harm === '');
  const gone = harmless.filter((one) => isGone(one, limits));
  return slipped.length / harmful.length + gone.length / harmless.length;
}

/** Limits on the calibration writer: at none near them a gravest harm slips, and there the least slips and goes. */
export function sentenceLimits(weigh: SentenceModel): SentenceLimits {
  const pieces = weighedPieces(calibrationReplies().flatMap(sentencesOf).map(readFeatures), weigh);
  const all = candidates(tried.harm)
    .flatMap((harm) => candidates(tried.tells).map((tells) => ({ harm, tells, refused })))
    .map((limits) => ({
      limits,
      cost: near.reduce(
        (sum, more) => sum + costOf(pieces, { ...limits, harm: limits.harm + more }),
        0,
      ),
    }));
  const [chosen] = all
    .filter(({ cost }) => cost < Infinity)
    .toSorted((a, b) => a.cost - b.cost || a.limits.harm - b.limits.harm);
  if (chosen === undefined)
    throw new Error('at every limit that was tried one of the gravest harms slips');
  return chosen.limits;
}
