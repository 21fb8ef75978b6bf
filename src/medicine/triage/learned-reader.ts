// The second reader: weighs letters, pairs of letters and named ideas with weights learned from the
// project's own sentences (`node learning/train.ts`). It hears words nobody wrote a rule for.

import { isBareAnswer } from './bare-answer.ts';
import { committedModel } from './committed-model.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import { normalise } from '../findings/normalise.ts';
import type { AlarmLevel } from '../knowledge/red-flags.ts';
import type { DangerFeatures } from './danger-features.ts';
import { dangerFeatures } from './danger-features.ts';
import { kindOf, levelOfKey } from './danger-kind.ts';
import type { DangerKind, LearnedModel } from './learned-model.ts';
import { dangerKinds, dangerSteps, groupSteps, lengthPower } from './learned-model.ts';
import { retractionIn } from './retraction.ts';
import type { DangerReading, NamedDanger } from '../reading/danger-signals.ts';
import { windowsOf } from './windows.ts';

export type DangerReader = (text: string) => readonly DangerReading[];

/** From this share on an emergency is named; urgency below. */
const emergencyShareMin = 0.35;
/** 算了, 不知道 alone sound like many a sentence that was learned; so short a text is for the rules. */
const lettersMin = 6;
const cacheMax = 2_048;
const readMax = 20_000;

type Listener = LearnedModel['dangers'][DangerKind];

const odds = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

const featuresFor = (features: DangerFeatures, kind: DangerKind): readonly string[] =>
  kind === 'body' ? features.body : features.mind;

function scoreOf(features: readonly string[], { bias, weights }: Listener): number {
  let sum = 0;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return (bias + sum / Math.max(1, features.length) ** lengthPower) / dangerSteps;
}

/** Shares of the groups of one kind, together 1; the others have none. */
function sharesOf({ naming }: DangerFeatures, model: LearnedModel, kind: DangerKind): number[] {
  const sums = new Float64Array(model.groupKeys.length);
  for (const feature of naming) {
    const row = model.groups.get(feature);
    if (row === undefined) continue;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
  }
  const scale = Math.max(1, naming.length) ** lengthPower;
  const likely = Array.from(sums, (sum, at) =>
    kindOf(levelOfKey(model.groupKeys[at] ?? '')) === kind
      ? odds(((model.groupBias[at] ?? 0) + sum / scale) / groupSteps)
      : 0,
  );
  const total = likely.reduce((all, one) => all + one, 0);
  return likely.map((one) => one / total);
}

function nameDanger(
  features: DangerFeatures,
  model: LearnedModel,
  kind: DangerKind,
): NamedDanger[] {
  const levels = new Map<AlarmLevel, NamedDanger & { sum: number }>();
  for (const [at, share] of sharesOf(features, model, kind).entries()) {
    const key = model.groupKeys[at] ?? '';
    const level = levelOfKey(key);
    if (kindOf(level) !== kind) continue;
    const held = levels.get(level) ?? { level, group: '', share: -1, sum: 0 };
    held.sum += share;
    if (share > held.share) {
      held.share = share;
      held.group = key.replace(/:.*$/u, '');
    }
    levels.set(level, held);
  }
  const wanted: AlarmLevel[] =
    kind !== 'body'
      ? [...levels.keys()]
      : (levels.get('emergency')?.sum ?? 0) >= emergencyShareMin
        ? ['emergency']
        : ['urgent'];
  return wanted.map((level) => {
    const { group = '', share = 0 } = levels.get(level) ?? {};
    return { level, group, share };
  });
}

/** The clause whose own letters weigh most. */
function tellingClause(
  { clauses }: DangerFeatures,
  { weights }: Listener,
): { start: number; end: number } {
  const weighed = clauses.map(({ start, end, grams }) => ({
    start,
    end,
    weight: grams.reduce((sum, gram) => sum + (weights.get(gram) ?? 0), 0),
  }));
  return weighed.toSorted((a, b) => b.weight - a.weight)[0] ?? { start: 0, end: 0 };
}

/** A reader with these weights. It reads each stretch of a text; pure and deterministic. */
export function createDangerReader(model: LearnedModel): DangerReader {
  return (original) => {
    const text = normalise(original.slice(0, readMax));
    if (text.replace(/[^\p{L}\p{N}]/gu, '').length < lettersMin || isBareAnswer(text)) return [];
    const from = retractionIn(text)?.start ?? 0;
    const all = windowsOf(text, from);
    return all.flatMap((window) => {
      const features = dangerFeatures(original.slice(window.start, window.end));
      return dangerKinds.map((kind) => {
        const listener = model.dangers[kind];
        const { start, end } = tellingClause(features, listener);
        return {
          start: window.start + start,
          end: window.start + end,
          score: scoreOf(featuresFor(features, kind), listener),
          window,
          windows: all.length,
          // At once: named later, every reading that is kept would keep all its features.
          named: nameDanger(features, model, kind),
        };
      });
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
