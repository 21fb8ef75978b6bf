// Prints the scoreboard of the medicine: development and unseen sets in separate columns.

import { heldOutSet } from '#learning/held-out-corpus.ts';
import { trainingSet } from '#learning/training-corpus.ts';
import { findFindings } from '#medicine/findings/find-findings.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { triage } from '#medicine/triage/triage.ts';
import { findingCases } from '#test/medicine/finding-cases.ts';
import { moreFindingCases } from '#test/medicine/finding-cases-more.ts';
import type { Count } from '#test/medicine/score.ts';
import {
  countAlarms,
  countDoubts,
  countFalseAlarms,
  criticalGroups,
  ratesOf,
  scoreFindings,
  shareOf,
} from '#test/medicine/score.ts';
import { developmentHerbCases } from '#test/medicine/development-herb-lists.ts';
import { developmentPatients } from '#test/medicine/development-patients.ts';
import { moreDevelopmentPatients } from '#test/medicine/development-patients-more.ts';
import { countHerbCases } from '#test/medicine/herb-case.ts';
import { historyPatients, morePatients } from '#test/medicine/interview-patients.ts';
import type { CourseScore } from '#test/medicine/score-courses.ts';
import { scoreCourses } from '#test/medicine/score-courses.ts';
import { developmentNegatives, developmentPositives } from '#test/medicine/development-sets.ts';
import { unseenFindings } from '#test/medicine/unseen-findings.ts';
import { unseenHerbCases } from '#test/medicine/unseen-herb-lists.ts';
import { unseenPatients } from '#test/medicine/unseen-patients.ts';
import { messageRows } from './message-rows.ts';
import { questionRow } from './question-rows.ts';
import { replyRows } from './reply-rows.ts';
import { summaryRows } from './summary-rows.ts';
import { talkRows } from './talk-rows.ts';
import { turnCostRows } from './turn-cost.ts';

const unseenSet = heldOutSet('unseen');
const sixthSet = trainingSet('sixth');
const seventhSet = heldOutSet('seventh');
const eighthSet = heldOutSet('eighth');
const turnsTimed = 400;
const labelWidth = 30;
const columnWidth = 26;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const cell = (count: Count | undefined): string =>
  count === undefined ? '–' : `${percent(shareOf(count))} (${count.found}/${count.total})`;

function row(label: string, ...cells: string[]): void {
  const columns = [label.padEnd(labelWidth), ...cells.map((text) => text.padEnd(columnWidth))];
  process.stdout.write(`${columns.join(' ').trimEnd()}\n`);
}

/** The quantile of the sorted times at `rank` (0 to 1). */
function quantile(times: readonly number[], rank: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * rank))] ?? 0;
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Wall time and CPU time, which is more reliable on a busy machine. */
function warm(): { wall: number; cpu: number } {
  const started = performance.now();
  const used = process.cpuUsage();
  const turns: Turn[] = [{ role: 'user', content: '胸口痛' }];
  triage(turns);
  findFindings(turns);
  const { user, system } = process.cpuUsage(used);
  return { wall: performance.now() - started, cpu: (user + system) / 1000 };
}

/** The last turn of a short conversation, whose earlier messages were read before. */
function timeTurns(): number[] {
  const sentences = Object.values(developmentPositives).flat().slice(0, turnsTimed);
  return sentences.map((content, at) => {
    const earlier = sentences.slice(Math.max(0, at - 3), at);
    const turns: Turn[] = earlier.map((said) => ({ role: 'user', content: said }));
    turns.push({ role: 'user', content: `${content}，已经两天了` });
    const started = performance.now();
    triage(turns);
    findFindings(turns);
    return performance.now() - started;
  });
}

const load = warm();
const development = countAlarms(developmentPositives);
const unseen = countAlarms(unseenSet.positives);
row('', 'development', 'unseen');
row('Recall, all', cell(development.get('all')), cell(unseen.get('all')));
for (const level of ['emergency', 'urgent', 'crisis', 'safety', ...criticalGroups])
  row(`Recall, ${level}`, cell(development.get(level)), cell(unseen.get(level)));
row(
  'False alarms',
  cell(countFalseAlarms(developmentNegatives)),
  cell(countFalseAlarms(unseenSet.negatives)),
);
const sixth = countAlarms(sixthSet.positives);
const seventh = countAlarms(seventhSet.positives);
for (const level of ['emergency', 'urgent', 'crisis', 'safety', ...criticalGroups])
  row(`Sixth, seventh set, ${level}`, cell(sixth.get(level)), cell(seventh.get(level)));
row(
  'Sixth, seventh set, false',
  cell(countFalseAlarms(sixthSet.negatives)),
  cell(countFalseAlarms(seventhSet.negatives)),
);
row(
  'Asked instead of alarmed',
  cell(countDoubts(Object.values(sixthSet.positives).flat())),
  cell(countDoubts(Object.values(seventhSet.positives).flat())),
);
row(
  'Asked without a danger',
  cell(countDoubts(sixthSet.negatives)),
  cell(countDoubts(seventhSet.negatives)),
);
const eighth = countAlarms(eighthSet.positives);
for (const level of ['emergency', 'urgent', 'crisis', 'safety', ...criticalGroups])
  row(`Eighth set, ${level}`, '', cell(eighth.get(level)));
row('Eighth set, false', '', cell(countFalseAlarms(eighthSet.negatives)));
row('Eighth set, asked', '', cell(countDoubts(Object.values(eighthSet.positives).flat())));
row('Eighth set, suicide asked', '', cell(countDoubts(eighthSet.positives['suicide'] ?? [])));
row('Eighth set, asked harmless', '', cell(countDoubts(eighthSet.negatives)));
const read = ratesOf(scoreFindings([...findingCases, ...moreFindingCases]));
const readUnseen = ratesOf(scoreFindings(unseenFindings));
row('Findings, precision', percent(read.p), percent(readUnseen.p));
row('Findings, recall', percent(read.r), percent(readUnseen.r));
row('Findings, F1 with polarity', percent(read.f1), percent(readUnseen.f1));
const herbs = countHerbCases(developmentHerbCases);
const herbsUnseen = countHerbCases(unseenHerbCases);
const herbRows = {
  pairs: 'Herb pairs, recall',
  pregnancy: 'Pregnancy, recall',
  clean: 'Alarms on clean lists',
  cut: 'Lines that must be cut, recall',
  dose: 'Doses taken out',
} as const;
for (const kind of ['pairs', 'pregnancy', 'clean', 'cut', 'dose'] as const)
  row(herbRows[kind], cell(herbs[kind]), cell(herbsUnseen[kind]));
const courses = scoreCourses([
  ...morePatients,
  ...historyPatients,
  ...developmentPatients,
  ...moreDevelopmentPatients,
]);
const coursesUnseen = scoreCourses(unseenPatients);
const turnsOf = ({ turnsMax, turnsMean }: CourseScore): string =>
  `${turnsMax} at most, ${turnsMean.toFixed(1)} on average`;
row('Complaint understood', cell(courses.complaint), cell(coursesUnseen.complaint));
row('Pattern, top-1', cell(courses.top1), cell(coursesUnseen.top1));
row('Pattern, top-3', cell(courses.top3), cell(coursesUnseen.top3));
row('Messages to the summary', turnsOf(courses), turnsOf(coursesUnseen));
row('Questions asked twice', `${courses.repeated.length}`, `${coursesUnseen.repeated.length}`);
row('Symptoms never said', `${courses.unsaid.length}`, `${coursesUnseen.unsaid.length}`);
for (const cells of [...messageRows(), ...talkRows(), ...replyRows(), ...summaryRows()])
  row(...cells);
for (const cells of await turnCostRows()) row(...cells);
row(...questionRow());
const times = timeTurns();
row('Turn, p50', ms(quantile(times, 0.5)), '');
row('Turn, p95', ms(quantile(times, 0.95)), '');
row('Phrases compiled in', ms(load.wall), `processor ${ms(load.cpu)}`);
globalThis.gc?.();
row('Heap', `${(process.memoryUsage().heapUsed / 1e6).toFixed(1)} MB`, '');
