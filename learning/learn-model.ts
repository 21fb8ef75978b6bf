// Learns the weights of the second reader. Deterministic: the same sentences give the same weights.

import { dangerFeatures } from '#medicine/triage/danger-features.ts';
import type { DangerKind, LearnedModel } from '#medicine/triage/learned-model.ts';
import { dangerKinds, dangerSteps, groupSteps } from '#medicine/triage/learned-model.ts';
import type { Answer, Course } from './logistic-regression.ts';
import { createLearner } from './logistic-regression.ts';
import type { Sentence } from './sentences.ts';

type TrainedDanger = { bias: number; weights: ReadonlyMap<string, number> };

/** The model with its features by name. */
export type TrainedModel = LearnedModel & {
  dangers: Readonly<Record<DangerKind, TrainedDanger>>;
  groupBias: readonly number[];
  groups: ReadonlyMap<string, readonly number[]>;
};

type Read = Sentence['labels'] & { body: Int32Array; mind: Int32Array; naming: Int32Array };
type Trainer = (isLearned?: (sentence: Sentence) => boolean) => TrainedModel;

const bodyCourse: Course = { rounds: 12, seenMin: 2 };
/** Words without any hint (a name, a greeting) must lie well below what is asked about. */
const mindCourse: Course = { ...bodyCourse, bias: -4.5 };
const groupCourse: Course = { rounds: 6, seenMin: 5 };
/** Rare subjects count more: a missed danger is worse than an unnecessary question. */
const dangerWeights: Readonly<Record<DangerKind, number>> = { body: 1, despair: 2, violence: 2 };
const byteMax = 127;
/** In chat, sentences about husbands, thanks or medicines rarely mean despair or violence. */
const chatWeight = 3;
/** Ordinary complaints contain fewer phrases that only sound dangerous, and there are many of them. */
const everydayWeight = 0.1;
/** Smaller weights (in steps) are left out: they are many, and together change almost nothing. */
const leastSteps: Readonly<Record<DangerKind, number>> = { body: 2, despair: 2, violence: 2 };
const unusable = /[\s'"\\]/u;

const asByte = (steps: number): number => Math.max(-byteMax, Math.min(byteMax, Math.round(steps)));

/** Features as numbers, in the order in which they are met. */
function createNumbering(): { names: string[]; of: (list: readonly string[]) => Int32Array } {
  const names: string[] = [];
  const known = new Map<string, number>();
  const numberOf = (feature: string): number => {
    const held = known.get(feature);
    if (held !== undefined) return held;
    known.set(feature, names.length);
    return names.push(feature) - 1;
  };
  return { names, of: (list) => Int32Array.from(list, numberOf) };
}

/** The mind learns from everybody, the body leaves out what only the mind is to hear. */
const isHeard = ({ danger, talk }: Read, kind: DangerKind): boolean =>
  kind !== 'body' || danger === 'body' || (danger === 'none' && talk !== 'chat');

const talkWeights = { chat: chatWeight, everyday: everydayWeight };

function answerFor({ danger, talk }: Read, kind: DangerKind): Answer {
  const is = danger === kind;
  return { is, weight: is ? dangerWeights[kind] : talk === undefined ? 1 : talkWeights[talk] };
}

function learnDanger(
  sentences: readonly Read[],
  kind: DangerKind,
  names: readonly string[],
): TrainedDanger {
  const heard = sentences.filter((one) => isHeard(one, kind));
  const lists = heard.map(({ body, mind }) => (kind === 'body' ? body : mind));
  const { features, learn } = createLearner(lists, kind === 'body' ? bodyCourse : mindCourse);
  const { bias, weights } = learn(heard.map((one) => answerFor(one, kind)));
  const steps = features.map(
    (feature, at) => [names[feature] ?? '', asByte((weights[at] ?? 0) * dangerSteps)] as const,
  );
  return {
    bias: Math.round(bias * dangerSteps),
    weights: new Map(
      steps.filter(
        ([name, weight]) => Math.abs(weight) >= leastSteps[kind] && !unusable.test(name),
      ),
    ),
  };
}

function learnGroups(
  sentences: readonly Read[],
  names: readonly string[],
): Pick<TrainedModel, 'groupKeys' | 'groupBias' | 'groups'> {
  const named = sentences.filter(({ group, levelOnly }) => group !== undefined && !levelOnly);
  const groupKeys = [...new Set(named.flatMap(({ group }) => group ?? []))].toSorted();
  const lists = named.map(({ naming }) => naming);
  const { features, learn } = createLearner(lists, groupCourse);
  const learned = groupKeys.map((wanted) =>
    learn(named.map(({ group }) => ({ is: group === wanted, weight: 1 }))),
  );
  const rows = features.map(
    (feature, at) =>
      [
        names[feature] ?? '',
        learned.map(({ weights }) => asByte((weights[at] ?? 0) * groupSteps)),
      ] as const,
  );
  return {
    groupKeys,
    groupBias: learned.map(({ bias }) => asByte(bias * groupSteps)),
    groups: new Map(rows.filter(([name]) => !unusable.test(name))),
  };
}

/** Reads the sentences once, to learn from all of them or from some. */
export function createTrainer(sentences: readonly Sentence[]): Trainer {
  const numbering = createNumbering();
  const read = sentences.map((sentence) => {
    const { body, mind, naming } = dangerFeatures(sentence.text);
    const numbers = { body: numbering.of(body), mind: numbering.of(mind) };
    return { sentence, read: { ...sentence.labels, ...numbers, naming: numbering.of(naming) } };
  });
  return (isLearned = () => true) => {
    const kept = read.filter(({ sentence }) => isLearned(sentence)).map((one) => one.read);
    const learnt = dangerKinds.map(
      (kind) => [kind, learnDanger(kept, kind, numbering.names)] as const,
    );
    const dangers = Object.fromEntries(learnt) as Record<DangerKind, TrainedDanger>;
    return { dangers, ...learnGroups(kept, numbering.names) };
  };
}
