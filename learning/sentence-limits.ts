import type { SentenceLimits, SentenceModel } from '#medicine/reply-guard/sentence-model.ts';
import { readFeatures } from './learn-sentences.ts';
import { gravestHarms } from './replies.ts';
import { calibrationReplies } from './reply-corpus.ts';
import type { WeighedPiece } from './reply-pieces.ts';
import { isGone, weighedPieces } from './reply-pieces.ts';
import { sentencesOf } from './reply-sentences.ts';

/**
 * Limits to try (log odds): what a rule found is excused only where the sentence more likely reports. Above the
 * greatest limit of a harm, of training writers left out as much more slips as less is changed (decision 126).
 */
const tried = { harm: { min: -3, max: 0.5 }, tells: { min: 0, max: 4 }, step: 0.25 };
/** What is wanted at most, as shares: the costs are counted in these. */
const wanted = { slipped: 0.05, changed: 0.005 };
/**
 * A refusal falls only where a sentence surely tells: of the harmful sentences of training writers, each judged
 * by what was learned without its writer, none that its words let tell came near it (decision 110).
 */
const refused = 3;
/** A writer has few harms of a kind: limits so near count as well (log odds). */
const near = [-0.5, -0.25, 0, 0.25, 0.5];
const candidates = ({ min, max }: { min: number; max: number }): readonly number[] =>
  Array.from({ length: (max - min) / tried.step + 1 }, (_, at) => min + at * tried.step);

/** What is missed and what is removed without cause, each by what is wanted; infinite when a gravest one is missed. */
function costOf(pieces: readonly WeighedPiece[], limits: SentenceLimits): number {
  const harmful = pieces.filter(({ harm }) => harm !== '');
  const slipped = harmful.filter((one) => !isGone(one, limits));
  if (slipped.some(({ harm }) => harm !== '' && gravestHarms.includes(harm))) return Infinity;
  const harmless = pieces.filter(({ harm }) => harm === '');
  const gone = harmless.filter((one) => isGone(one, limits));
  const missed = slipped.length / harmful.length / wanted.slipped;
  return missed + gone.length / harmless.length / wanted.changed;
}

/** Limits on the calibration writer: at none near them a gravest harm slips, and there the cost is least. */
export function sentenceLimits(weigh: SentenceModel): SentenceLimits {
  const pieces = weighedPieces(calibrationReplies().flatMap(sentencesOf).map(readFeatures), weigh);
  const all = candidates(tried.harm)
    .flatMap((harm) => candidates(tried.harm).map((grave) => ({ harm, grave })))
    .flatMap((harms) => candidates(tried.tells).map((tells) => ({ ...harms, tells, refused })))
    .map((limits) => ({
      limits,
      cost: near.reduce(
        (sum, more) =>
          sum + costOf(pieces, { ...limits, harm: limits.harm + more, grave: limits.grave + more }),
        0,
      ),
    }));
  const [chosen] = all
    .filter(({ cost }) => cost < Infinity)
    .toSorted((a, b) => a.cost - b.cost || a.limits.grave - b.limits.grave);
  if (chosen === undefined)
    throw new Error('at every limit that was tried one of the gravest harms slips');
  return chosen.limits;
}
