// The figures of whole conversations, by the role of their writers.

import { calibrationTalks } from '#learning/calibration-talks.ts';
import { heldOutTalks } from '#learning/held-out-corpus.ts';
import { trainingTalks } from '#learning/talk-corpus.ts';
import type { TalkScore } from '#test/medicine/talks/score-talks.ts';
import { scoreTalks } from '#test/medicine/talks/score-talks.ts';
import type { Verdicts } from '#test/medicine/talks/told-truth.ts';
import { factKinds } from '#test/medicine/talks/told-truth.ts';

type Row = readonly [label: string, cell: (score: TalkScore) => string];

const of = (count: number, total: number): string => {
  const share = total === 0 ? '–' : `${((count / total) * 100).toFixed(1)} %`;
  return `${share} (${count}/${total})`;
};
const factsOf = ({ right, wrong, missing }: Verdicts): string => `${right} / ${wrong} / ${missing}`;

function allFacts({ facts }: TalkScore): Verdicts {
  const sum = { right: 0, wrong: 0, missing: 0 };
  for (const { right, wrong, missing } of Object.values(facts)) {
    sum.right += right;
    sum.wrong += wrong;
    sum.missing += missing;
  }
  return sum;
}

const rows: readonly Row[] = [
  ['Conversations', ({ talks }) => `${talks}`],
  ['With a false page', ({ interrupted, talks }) => of(interrupted, talks)],
  ['False pages', ({ falsePages }) => `${falsePages}`],
  ['False alarms closed in two turns', ({ closedSoon, opened }) => of(closedSoon, opened)],
  ['Needless questions of danger', ({ needlessQuestions }) => `${needlessQuestions}`],
  ['Dangers found', ({ found, dangers }) => of(found, dangers)],
  ['Dangers found at once', ({ foundAtOnce, dangers }) => of(foundAtOnce, dangers)],
  ['Summaries with a wrong fact', (score) => of(score.wrongSummaries, score.summaries)],
  ['Facts right / wrong / missing', (score) => factsOf(allFacts(score))],
  ...factKinds.map((kind): Row => [`  ${kind}`, ({ facts }) => factsOf(facts[kind])]),
  ['Asked although told', ({ askedAgain, talks }) => of(askedAgain, talks)],
  ['True facts lost uncorrected', ({ changed }) => `${changed}`],
  [
    'Messages to the result',
    ({ turnsToResult, summaries }) => (turnsToResult / summaries).toFixed(1),
  ],
];

/** The lines of a table: the label, then a cell for each role. */
export function talkRows(): [label: string, ...cells: string[]][] {
  const scores = [trainingTalks, calibrationTalks, heldOutTalks].map((talks) =>
    scoreTalks(talks()),
  );
  return [
    ['Conversations', 'train', 'calibrate', 'held-out'],
    ...rows.map(([label, cell]): [string, ...string[]] => [label, ...scores.map(cell)]),
  ];
}
