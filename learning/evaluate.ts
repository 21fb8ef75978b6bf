// Measures the committed weights with the limits in force on what was never learned from:
// `node learning/evaluate.ts`, with --record also into the manifest.

import { fileURLToPath } from 'node:url';
import type { DangerReader } from '#medicine/triage/learned-reader.ts';
import { readDanger } from '#medicine/triage/learned-reader.ts';
import { withoutLight } from '#medicine/triage/made-light.ts';
import type { MessageWeigher } from '#medicine/triage/message-weigher.ts';
import { committedWeighing } from '#medicine/triage/message-weigher.ts';
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
import type { Message } from './messages.ts';
import { recordMessageFigures } from './message-manifest.ts';
import type { Judged } from './outcomes.ts';
import { figuresOf, judge, lowered, shifted } from './outcomes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Characters up to which a sentence counts into a band. */
const bandMaxima = [10, 20, 40, 80, 150, Infinity];
const messageBandMaxima = [19, 59, 149, Infinity];
/** By how much the log odds of every danger are raised, for the curve. */
const curveSteps = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2];
/** By how much the limits of whole messages are lowered, for theirs. */
const messageCurveSteps = [-2, -1, -0.5, 0, 0.5, 1, 2];

const measured: Record<string, string> = {};
const kept = new Map<string, ReturnType<DangerReader>>();

/** Reads each text once, as the curve needs it many times. */
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

/** Turns of the stored conversations with another page or question than expected. */
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
const weighings = new Map<string, ReturnType<MessageWeigher>>();
const committed = committedWeighing();
/** Weighs each text once, as the curve needs it many times. */
const weigh: MessageWeigher = (text) => {
  if (!weighings.has(text)) weighings.set(text, committed.weigh(text));
  return weighings.get(text);
};

type Band = { title: string; holds: (one: Judged) => boolean };
const bands: readonly Band[] = [
  ...messageBandMaxima.map((max, at) => {
    const min = (messageBandMaxima[at - 1] ?? 0) + 1;
    return {
      title: max === Infinity ? `from ${min}` : `${min} to ${max}`,
      holds: ({ chars }: Judged) => chars >= min && chars <= max,
    };
  }),
  { title: 'all', holds: () => true },
];

/** The share of some messages that open a page. */
const paged = (of: readonly Judged[]): string =>
  share(of.filter(({ outcome }) => outcome === 'page').length, of.length);

/** Pages on ordinary messages against emergencies that open one, with limits lower by a step. */
function drawMessageCurve(role: string, step: number, judgedMessages: readonly Judged[]): void {
  const cells = bands.map(({ title, holds }) => {
    const inBand = judgedMessages.filter(holds);
    const ordinary = inBand.filter(({ level }) => level === undefined);
    const grave = inBand.filter(({ level }) => level === 'emergency');
    return `${title}: ${paged(ordinary)} / ${paged(grave)}`;
  });
  const title = `limits lowered by ${step}`;
  ofMessages[`${role}, ${title}: pages on ordinary ones / emergencies`] = cells.join('; ');
  process.stdout.write(`${title.padEnd(24)} ${cells.join('; ')}\n`);
}

/** Messages judged with limits lower by each step; one after another, so that each is read once. */
function judgedBySteps(messages: readonly Message[]): Map<number, Judged[]> {
  const bySteps = new Map(messageCurveSteps.map((step) => [step, [] as Judged[]]));
  for (const message of messages)
    for (const [step, into] of bySteps)
      into.push(...judge([message], read, lowered({ ...committed, weigh }, step)));
  return bySteps;
}

for (const [role, messages] of [
  ['calibration writers', calibrationMessages()],
  ['held-out writers', heldOutMessages()],
] as const) {
  process.stdout.write(`\nWhole messages of ${role}, by writer and by length\n`);
  const bySteps = judgedBySteps(messages);
  const judgedMessages = bySteps.get(0) ?? [];
  const show = (title: string, part: readonly Judged[]): void =>
    row(`${role}: ${title}`, part, ofMessages);
  for (const writer of new Set(judgedMessages.map((one) => one.writer)))
    show(
      writer,
      judgedMessages.filter((one) => one.writer === writer),
    );
  for (const { title, holds } of bands) show(title, judgedMessages.filter(holds));
  for (const level of ['emergency', 'urgent', 'crisis', 'safety'])
    show(
      level,
      judgedMessages.filter((one) => one.level === level),
    );
  const unknown = messages.filter(({ text }) => weigh(withoutLight(text)) === undefined);
  ofMessages[`${role}: unlike all that was learned`] = share(unknown.length, messages.length);
  process.stdout.write(`unlike all that was learned ${share(unknown.length, messages.length)}\n`);
  for (const [step, judgedThen] of bySteps) drawMessageCurve(role, step, judgedThen);
}

if (process.argv.includes('--record')) {
  const manifest = readManifest(root);
  writeModel(root, { ...manifest, figures: { weights: manifest.weights, measured } });
  recordMessageFigures(root, ofMessages);
}
process.stdout.write('\nFalse pages against recall, log odds of every danger raised by\n');
curve('natural', (reader) => judge(calibrationSentences('natural'), reader));
curve('held out', (reader) => judge(heldOut, reader));
