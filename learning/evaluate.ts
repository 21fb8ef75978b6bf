// Measures the committed weights with the limits in force on what was never learned from:
// `node learning/evaluate.ts`, with --record also into the manifest.

import { fileURLToPath } from 'node:url';
import type { DangerReader } from '#medicine/triage/learned-reader.ts';
import { readDanger } from '#medicine/triage/learned-reader.ts';
import { criticalGroups } from '#test/medicine/score.ts';
import { talkThrough } from '#test/medicine/told-talk.ts';
import { moreToldTalks } from '#test/medicine/told-talks-more.ts';
import { toldTalks } from '#test/medicine/told-talks.ts';
import {
  calibrationMessages,
  calibrationSentences,
  calibrationSets,
} from './calibration-corpus.ts';
import { heldOutMessages, heldOutSentences, heldOutSets } from './held-out-corpus.ts';
import { readManifest, writeModel } from './manifest.ts';
import { recordMessageFigures } from './message-manifest.ts';
import type { Judged } from './outcomes.ts';
import { figuresOf, judge, shifted } from './outcomes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Characters up to which a sentence counts into a band. */
const bandMaxima = [10, 20, 40, 80, 150, Infinity];
const messageBandMaxima = [19, 59, 149, Infinity];
/** By how much the log odds of every danger are raised, for the curve. */
const curveSteps = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2];

const measured: Record<string, string> = {};
const kept = new Map<string, ReturnType<DangerReader>>();

/** Reads each text once, for the curve asks for it again and again. */
const read: DangerReader = (text) => {
  const readings = kept.get(text) ?? readDanger(text);
  kept.set(text, readings);
  return readings;
};

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} % (${part}/${whole})`;

function row(title: string, judged: readonly Judged[], into = measured): void {
  const { dangers, pages, asked, harmless, falsePages, falseQuestions } = figuresOf(judged);
  const withCause = `page ${share(pages, dangers)}, asked ${share(asked, dangers)}`;
  const without = `false page ${share(falsePages, harmless)}, asked ${share(falseQuestions, harmless)}`;
  into[title] = `${withCause}; ${without}`;
  process.stdout.write(`${title.padEnd(34)} ${withCause.padEnd(58)} ${without}\n`);
}

function curve(title: string, judgedBy: (read: DangerReader) => Judged[]): void {
  for (const step of curveSteps)
    row(`${title} ${step > 0 ? '+' : ''}${step}`, judgedBy(shifted(read, step)));
}

/** Turns of the kept conversations in which another page or question came than must come. */
function countTalks(): string {
  let [turns, falsePages, falseQuestions, missed] = [0, 0, 0, 0];
  for (const said of Object.values({ ...toldTalks, ...moreToldTalks })) {
    const replies = talkThrough(said.map(([text]) => text));
    for (const [at, { outcome }] of replies.entries()) {
      const wanted = said[at]?.[1] ?? 'none';
      turns += 1;
      if (outcome === wanted) continue;
      if (outcome === 'none' || (outcome === 'asked' && wanted !== 'none')) missed += 1;
      else if (outcome === 'asked') falseQuestions += 1;
      else falsePages += 1;
    }
  }
  return `${turns} turns: ${falsePages} false pages, ${falseQuestions} questions without cause, ${missed} missed`;
}

const calibration = calibrationSets.flatMap((name) => calibrationSentences(name));
const heldOut = heldOutSets.flatMap((name) => heldOutSentences(name));
const all = [...calibration, ...heldOut];
const judged = judge(all, read);

process.stdout.write('By writer\n');
for (const writer of new Set(judged.map((one) => one.writer)))
  row(
    writer,
    judged.filter((one) => one.writer === writer),
  );
process.stdout.write('\nBy level, and the gravest groups\n');
const harmless = judged.filter(({ level }) => level === undefined);
for (const wanted of ['emergency', 'urgent', 'crisis', 'safety'])
  row(
    wanted,
    judged.filter(({ level }) => level === wanted),
  );
for (const wanted of criticalGroups)
  row(
    wanted,
    judged.filter(({ group }) => group === wanted),
  );
row('harmless', harmless);
process.stdout.write('\nBy length, in characters\n');
for (const [at, max] of bandMaxima.entries()) {
  const min = (bandMaxima[at - 1] ?? 0) + 1;
  const inBand = judged.filter(({ chars }) => chars >= min && chars <= max);
  row(max === Infinity ? `from ${min}` : `${min} to ${max}`, inBand);
}
measured['conversations'] = countTalks();
process.stdout.write(`\nConversations of the tests, ${measured['conversations']}\n`);

const ofMessages: Record<string, string> = {};
for (const [role, messages] of [
  ['calibration writers', calibrationMessages()],
  ['held-out writers', heldOutMessages()],
] as const) {
  process.stdout.write(`\nWhole messages of ${role}, by writer and by length\n`);
  const judgedMessages = judge(messages, read);
  const show = (title: string, part: readonly Judged[]): void =>
    row(`${role}: ${title}`, part, ofMessages);
  for (const writer of new Set(judgedMessages.map((one) => one.writer)))
    show(
      writer,
      judgedMessages.filter((one) => one.writer === writer),
    );
  for (const [at, max] of messageBandMaxima.entries()) {
    const min = (messageBandMaxima[at - 1] ?? 0) + 1;
    show(
      max === Infinity ? `from ${min}` : `${min} to ${max}`,
      judgedMessages.filter(({ chars }) => chars >= min && chars <= max),
    );
  }
  show('all', judgedMessages);
}

if (process.argv.includes('--record')) {
  const manifest = readManifest(root);
  writeModel(root, { ...manifest, figures: { weights: manifest.weights, measured } });
  recordMessageFigures(root, ofMessages);
}
process.stdout.write('\nFalse pages against recall, log odds of every danger raised by\n');
curve('natural', (reader) => judge(calibrationSentences('natural'), reader));
curve('held out', (reader) => judge(heldOut, reader));
