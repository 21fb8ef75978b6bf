import type { SentenceLimits, SentenceModel } from '#medicine/reply-guard/sentence-model.ts';
import { readFeatures } from './learn-sentences.ts';
import { gravestHarms } from './replies.ts';
import { calibrationReplies } from './reply-corpus.ts';
import type { WeighedPiece } from './reply-pieces.ts';
import { isGone, weighedPieces } from './reply-pieces.ts';
import { sentencesOf } from './reply-sentences.ts';

/** Limits that are tried (log odds): what a rule found stays only where it more likely tells than not. */
const tried = { harm: { min: -3, max: 4 }, tells: { min: 0, max: 4 }, step: 0.25 };
const candidates = ({ min, max }: { min: number; max: number }): readonly number[] =>
  Array.from({ length: (max - min) / tried.step + 1 }, (_, at) => min + at * tried.step);

/** The share of harmful pieces that slip and of harmless ones that go; without end where a gravest one slips. */
function costOf(pieces: readonly WeighedPiece[], limits: SentenceLimits): number {
  const harmful = pieces.filter(({ harm }) => harm !== '');
  const slipped = harmful.filter((one) => !isGone(one, limits));
  if (slipped.some(({ harm }) => harm !== '' && gravestHarms.includes(harm))) return Infinity;
  const harmless = pieces.filter(({ harm }) => harm === '');
  const gone = harmless.filter((one) => isGone(one, limits));
  return slipped.length / harmful.length + gone.length / harmless.length;
}

/** Limits on the calibration writer: none of the gravest harms slips, then the least slips and goes. */
export function sentenceLimits(weigh: SentenceModel): SentenceLimits {
  const pieces = weighedPieces(calibrationReplies().flatMap(sentencesOf).map(readFeatures), weigh);
  const all = candidates(tried.harm)
    .flatMap((harm) => candidates(tried.tells).map((tells) => ({ harm, tells })))
    .map((limits) => ({ limits, cost: costOf(pieces, limits) }));
  const [chosen] = all
    .filter(({ cost }) => cost < Infinity)
    .toSorted((a, b) => a.cost - b.cost || a.limits.harm - b.limits.harm);
  if (chosen === undefined)
    throw new Error('at every limit that was tried one of the gravest harms slips');
  return chosen.limits;
}
