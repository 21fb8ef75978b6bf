// What whole messages come to by their length, by the role of their writers. Those of the training
// were learned from; only the other two show what to expect.

import { calibrationMessages } from '#learning/calibration-corpus.ts';
import { heldOutMessages } from '#learning/held-out-corpus.ts';
import { trainingMessages } from '#learning/message-corpus.ts';
import type { Judged } from '#learning/outcomes.ts';
import { figuresOf, judge } from '#learning/outcomes.ts';
import { readDanger } from '#medicine/triage/learned-reader.ts';

/** Characters up to which a message counts into a band. */
const bandMaxima = [19, 59, 149, Infinity];

const of = (count: number, total: number): string => {
  const share = total === 0 ? '–' : `${((count / total) * 100).toFixed(1)} %`;
  return `${share} (${count}/${total})`;
};

const titleOf = (min: number, max: number): string =>
  max === Infinity ? `from ${min} characters` : `${min} to ${max} characters`;

type Row = readonly [label: string, cell: (judged: readonly Judged[]) => string];

function falsePages(judged: readonly Judged[]): string {
  const figures = figuresOf(judged);
  return of(figures.falsePages, figures.harmless);
}

function needlessQuestions(judged: readonly Judged[]): string {
  const figures = figuresOf(judged);
  return of(figures.falseQuestions, figures.harmless);
}

function emergencies(judged: readonly Judged[]): string {
  const { pages, dangers } = figuresOf(judged.filter(({ level }) => level === 'emergency'));
  return of(pages, dangers);
}

const kinds: readonly Row[] = [
  ['False pages', falsePages],
  ['Needless questions', needlessQuestions],
  ['Emergencies with a page', emergencies],
];

const inBand = (judged: readonly Judged[], min: number, max: number): Judged[] =>
  judged.filter(({ chars }) => chars >= min && chars <= max);

const rows: readonly Row[] = kinds.flatMap(([label, cell]): Row[] => [
  [`${label}, all messages`, cell],
  ...bandMaxima.map((max, at): Row => {
    const min = (bandMaxima[at - 1] ?? -1) + 1;
    return [`  ${titleOf(min, max)}`, (judged) => cell(inBand(judged, min, max))];
  }),
]);

/** The lines of a table: the label, then a cell for each role. */
export function messageRows(): [label: string, ...cells: string[]][] {
  const judged = [trainingMessages, calibrationMessages, heldOutMessages].map((messages) =>
    judge(messages(), readDanger),
  );
  return [
    ['Messages', 'train (learned from)', 'calibrate', 'held-out'],
    ...rows.map(([label, cell]): [string, ...string[]] => [label, ...judged.map(cell)]),
  ];
}
