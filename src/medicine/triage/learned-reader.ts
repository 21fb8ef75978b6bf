// The second reader: weighs letters, pairs of letters and named ideas with weights learned from the
// project's own sentences (`node scripts/train-triage.ts`). It hears words nobody wrote a rule for.

import { committedModel } from './committed-model.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import { normalise } from '../findings/normalise.ts';
import type { AlarmLevel } from '../knowledge/red-flags.ts';
import { redFlagGroup } from '../knowledge/red-flags.ts';
import type { DangerFeatures } from './danger-features.ts';
import { dangerFeatures } from './danger-features.ts';
import type { LearnedModel } from './learned-model.ts';
import { dangerSteps, groupSteps, lengthPower } from './learned-model.ts';
import { retractionIn } from './retraction.ts';
import { windowsOf } from './windows.ts';

/** What one stretch of a text sounds like. */
export type DangerReading = {
  /** The clause that weighs most; UTF-16 offsets into the text. */
  start: number;
  end: number;
  /** Log odds of danger; `combine-readers.ts` knows what is enough. */
  score: number;
  /** The levels it may be of, each with its likeliest group, the gravest first; never empty. */
  readonly named: readonly NamedDanger[];
};

export type NamedDanger = { level: AlarmLevel; group: string; share: number };
export type DangerReader = (text: string) => readonly DangerReading[];

/** A graver level is named from this share on; urgency when none of them is. */
const namedShares = [
  ['emergency', 0.35],
  ['crisis', 0.3],
  ['safety', 0.3],
] as const;
const cacheMax = 256;
const readMax = 20_000;

const odds = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The level that a key of the training sentences (`acs`, `bites:urgent`) stands for. */
export function levelOfKey(key: string): AlarmLevel {
  return key.endsWith(':urgent') ? 'urgent' : (redFlagGroup(key)?.level ?? 'urgent');
}

function scoreOf({ all }: DangerFeatures, { danger, dangerBias }: LearnedModel): number {
  let sum = 0;
  for (const feature of all) sum += danger.get(feature) ?? 0;
  return (dangerBias + sum / Math.max(1, all.length) ** lengthPower) / dangerSteps;
}

/** Shares of the groups, together 1. */
function sharesOf({ naming }: DangerFeatures, model: LearnedModel): number[] {
  const sums = new Float64Array(model.groupKeys.length);
  for (const feature of naming) {
    const row = model.groups.get(feature);
    if (row === undefined) continue;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
  }
  const scale = Math.max(1, naming.length) ** lengthPower;
  const likely = Array.from(sums, (sum, at) =>
    odds(((model.groupBias[at] ?? 0) + sum / scale) / groupSteps),
  );
  const total = likely.reduce((all, one) => all + one, 0);
  return likely.map((one) => one / total);
}

function nameDanger(features: DangerFeatures, model: LearnedModel): NamedDanger[] {
  const levels = new Map<AlarmLevel, { share: number; top: number; group: string }>();
  for (const [at, share] of sharesOf(features, model).entries()) {
    const key = model.groupKeys[at] ?? '';
    const held = levels.get(levelOfKey(key)) ?? { share: 0, top: -1, group: '' };
    held.share += share;
    if (share > held.top) {
      held.top = share;
      held.group = key.replace(/:.*$/u, '');
    }
    levels.set(levelOfKey(key), held);
  }
  const grave = namedShares.filter(([level, share]) => (levels.get(level)?.share ?? 0) >= share);
  const named: AlarmLevel[] = grave.length > 0 ? grave.map(([level]) => level) : ['urgent'];
  return named.map((level) => {
    const { group = '', top = 0 } = levels.get(level) ?? {};
    return { level, group, share: top };
  });
}

/** The clause whose own letters weigh most. */
function tellingClause(
  { clauses }: DangerFeatures,
  { danger }: LearnedModel,
): { start: number; end: number } {
  const weighed = clauses.map(({ start, end, grams }) => ({
    start,
    end,
    weight: grams.reduce((sum, gram) => sum + (danger.get(gram) ?? 0), 0),
  }));
  return weighed.toSorted((a, b) => b.weight - a.weight)[0] ?? { start: 0, end: 0 };
}

/** A reader with these weights. It reads each stretch of a text; pure and deterministic. */
export function createDangerReader(model: LearnedModel): DangerReader {
  return (original) => {
    const text = normalise(original.slice(0, readMax));
    const from = retractionIn(text)?.start ?? 0;
    return windowsOf(text, from).map((window) => {
      const features = dangerFeatures(original.slice(window.start, window.end));
      const { start, end } = tellingClause(features, model);
      return {
        start: window.start + start,
        end: window.start + end,
        score: scoreOf(features, model),
        get named() {
          return nameDanger(features, model);
        },
      };
    });
  };
}

const cache = boundedCache<readonly DangerReading[]>(cacheMax);
let reader: DangerReader | undefined;

/** Reads with the weights of the product; recent texts are kept. */
export const readDanger: DangerReader = (text) => {
  reader ??= createDangerReader(committedModel());
  return cache(text, reader);
};
