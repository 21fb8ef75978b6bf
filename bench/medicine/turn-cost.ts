// What a turn costs by the length of its conversation: CPU time of the thread that reads it, in user mode.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { trainingTalks } from '#learning/talk-corpus.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { readMessage } from '#medicine/reading/read-message.ts';
import { storedReadingOf } from '#medicine/reading/reading-schema.ts';
import { longTalk } from './long-talk.ts';

/** The last has a hundred messages of the person. */
const lengths = [5, 15, 35, 55, 199] as const;
const talksPerLength = 8;

/** A message as it is loaded from the database: its reading is JSON. */
export type LoadedTurn = Omit<Turn, 'reading'> & { stored?: unknown };
export type CostOrder = {
  version: string;
  /** Read before anything is measured. */
  warmUp: LoadedTurn[][];
  talks: { messages: number; withReadings: boolean; talks: LoadedTurn[][] }[];
};
/** Milliseconds, of each conversation; `next`: one more message in a process that has read the others. */
export type Costs = { messages: number; withReadings: boolean; first: number[]; next: number[] }[];

const version = 'bench';

function loaded(turn: Turn, isStored: boolean): LoadedTurn {
  const isRead = isStored && turn.role === 'user';
  return isRead ? { ...turn, stored: storedReadingOf(readMessage(turn.content), version) } : turn;
}

/** Nothing is stored of the message that is just being sent. */
const talkOf = (turns: readonly Turn[], withReadings: boolean): LoadedTurn[] =>
  turns.map((turn, at) => loaded(turn, withReadings && at < turns.length - 1));

function order(): CostOrder {
  const talks = trainingTalks();
  /** The next of them: none is read twice. */
  const some = (messages: number): Turn[][] =>
    talks.splice(0, talksPerLength).map((talk, _, all) => longTalk(talk, messages, all));
  const warmUp = some(Math.max(...lengths));
  return {
    version,
    warmUp: [...warmUp, ...warmUp].map((turns, at) => talkOf(turns, at < warmUp.length)),
    talks: lengths.flatMap((messages) =>
      [false, true].map((withReadings) => ({
        messages,
        withReadings,
        talks: some(messages).map((turns) => talkOf(turns, withReadings)),
      })),
    ),
  };
}

const milliseconds = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${middle.toFixed(1)} ms (${(sorted.at(-1) ?? 0).toFixed(1)})`;
};

/** The lines of a table: the median and, in brackets, the worst of the conversations of each length. */
export async function turnCostRows(): Promise<[label: string, ...cells: string[]][]> {
  // A thread has caches of its own: what is read in it was never read before.
  const worker = new Worker(new URL('turn-cost-worker.ts', import.meta.url), {
    workerData: order(),
  });
  const [costs] = (await once(worker, 'message')) as [Costs];
  await worker.terminate();
  const cell = (messages: number, withReadings: boolean, part: 'first' | 'next'): string =>
    milliseconds(
      costs.find((one) => one.messages === messages && one.withReadings === withReadings)?.[part] ??
        [],
    );
  return [
    ['CPU of a turn', 'from texts', 'from stored readings', 'next message'],
    ...lengths.map((messages): [string, ...string[]] => [
      `${messages} messages`,
      cell(messages, false, 'first'),
      cell(messages, true, 'first'),
      cell(messages, true, 'next'),
    ]),
  ];
}
