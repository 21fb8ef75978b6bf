// What the second reader learns from: every set that has been read, and what was written for it.

import { redFlagGroup } from '#medicine/knowledge/red-flags.ts';
import type { Alarm } from '#medicine/triage/alarm.ts';
import type { DangerKind } from '#medicine/triage/learned-model.ts';
import { kindOf, levelOfKey } from '#medicine/triage/danger-kind.ts';
import { ruledAlarms } from '#medicine/triage/ruled-alarms.ts';
import { findingCases } from '#test/medicine/finding-cases.ts';
import { moreFindingCases } from '#test/medicine/finding-cases-more.ts';
import { developmentPatients } from '#test/medicine/development-patients.ts';
import { historyPatients, morePatients } from '#test/medicine/interview-patients.ts';
import type { PositiveSet } from '#test/medicine/score.ts';
import { everydayAnswers } from '#test/medicine/training/everyday-answers.ts';
import { writers } from '#test/medicine/training/writers.ts';
import { triageNegatives } from '#test/medicine/triage-negatives.ts';
import { triagePositives } from '#test/medicine/triage-positives.ts';
import { secondNegatives, secondPositives } from '#test/medicine/triage-second-set.ts';
import { thirdNegatives } from '#test/medicine/triage-third-negatives.ts';
import { thirdPositives } from '#test/medicine/triage-third-set.ts';
import { fourthNegatives, fourthPositives } from '#test/medicine/triage-fourth-set.ts';
import { fifthNegatives, fifthPositives } from '#test/medicine/triage-fifth-set.ts';
import { sixthNegatives } from '#test/medicine/triage-sixth-negatives.ts';
import { sixthPositives } from '#test/medicine/triage-sixth-set.ts';

export type TrainingSentence = {
  text: string;
  /** Who wrote it. */
  author: string;
  /** Who must hear it; absent when it is harmless. */
  kind?: DangerKind;
  /** How much it counts, 0 to 1. */
  weight: number;
  /** What most people write most of the time, of which the body learns nothing. */
  isChat?: true;
  /** Its group, `:urgent` behind it for the milder level; absent where nobody named one. */
  key?: string;
};

/** The sentences of one writer, or of one time of writing. */
export type Author = {
  name: string;
  positives: PositiveSet;
  negatives: readonly string[];
  /** Its keys stand for several groups each, so none is learned from it. */
  isUngrouped?: true;
  /** Its harmless sentences are what most people write most of the time. */
  isChat?: true;
};

/** Bites of the first set mix snakes with dogs, which are urgent only. */
const { bites: firstBites = [], ...firstOthers } = triagePositives;

/** Everybody who wrote sentences of danger, so that one at a time can be held out. */
export const authors: readonly Author[] = [
  {
    name: 'first',
    positives: { ...firstOthers, 'bites:urgent': firstBites },
    negatives: triageNegatives,
  },
  {
    name: 'second',
    positives: { any: secondPositives },
    negatives: secondNegatives,
    isUngrouped: true,
  },
  { name: 'third', positives: thirdPositives, negatives: thirdNegatives },
  { name: 'fourth', positives: fourthPositives, negatives: fourthNegatives },
  { name: 'fifth', positives: fifthPositives, negatives: fifthNegatives, isUngrouped: true },
  { name: 'sixth', positives: sixthPositives, negatives: sixthNegatives },
  ...writers,
];

const openings = [...morePatients, ...historyPatients, ...developmentPatients].map(
  ({ opening }) => opening,
);
const cases = [...findingCases, ...moreFindingCases]
  .filter(([, , question]) => question === undefined)
  .map(([text]) => text);
/** Plain complaints say less of what only sounds like danger, and there are many. */
const everydayWeight = 0.1;

const rulesOf = (content: string): Alarm[] => ruledAlarms([{ role: 'user', content }]);

/** What people tell of ordinary complaints; what the rules find dangerous is left out. */
function everydaySentences(): TrainingSentence[] {
  return [...openings, ...cases, ...everydayAnswers]
    .filter((text) => rulesOf(text).length === 0)
    .map((text) => ({ text, author: 'everyday', weight: everydayWeight }));
}

/** Where nobody named a group, the rules tell who must hear it. */
function ungroupedKind(text: string): DangerKind {
  const [alarm] = rulesOf(text).filter(({ level }) => kindOf(level) !== 'body');
  return kindOf(alarm?.level ?? 'emergency');
}

/** The sentences of one author as they are learned. */
function sentencesOf({
  name,
  positives,
  negatives,
  isUngrouped,
  isChat,
}: Author): TrainingSentence[] {
  const whole = { author: name, weight: 1 };
  const dangers = Object.entries(positives).flatMap(([key, texts]) => {
    const isNamed = isUngrouped !== true && redFlagGroup(key.replace(/:.*$/u, '')) !== undefined;
    return texts.map((text) => ({
      ...whole,
      text,
      kind: isNamed ? kindOf(levelOfKey(key)) : ungroupedKind(text),
      ...(isNamed && { key }),
    }));
  });
  const harmless = { ...whole, ...(isChat && { isChat }) };
  return [...dangers, ...negatives.map((text) => ({ ...harmless, text }))];
}

/** All that is learned from. */
export function trainingSentences(): TrainingSentence[] {
  return [...authors.flatMap(sentencesOf), ...everydaySentences()];
}
