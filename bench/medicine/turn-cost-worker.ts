import { parentPort, workerData } from 'node:worker_threads';
import { readSafety } from '#features/messages/server/consultation-safety.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { consult } from '#medicine/interview/consult.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { parseReading } from '#medicine/reading/reading-schema.ts';
import type { CostOrder, Costs, LoadedTurn } from './turn-cost.ts';

const { version, warmUp, talks } = workerData as CostOrder;

function toTurn({ stored, ...turn }: LoadedTurn): Turn {
  const reading = stored === undefined ? undefined : parseReading(stored, turn.content, version);
  return reading === undefined ? turn : { ...turn, reading };
}

/** Milliseconds in user mode, with the check of what was stored. */
function costOf(talk: readonly LoadedTurn[]): number {
  const before = process.threadCpuUsage();
  const turns = talk.map(toTurn);
  const { answer, known } = readSafety(turns, {}, hotlines);
  if (answer === null) consult(turns, known);
  return process.threadCpuUsage(before).user / 1000;
}

/** The conversation with another message at its end. */
const continued = (talk: readonly LoadedTurn[]): LoadedTurn[] => [
  ...talk.slice(0, -1),
  { role: 'user', content: `${talk.at(-1)?.content ?? ''}，别的没有了` },
];

for (const talk of warmUp) costOf(talk);
const costs: Costs = talks.map(({ talks: all, ...kind }) => {
  const each = all.map((talk) => ({ first: costOf(talk), next: costOf(continued(talk)) }));
  return { ...kind, first: each.map(({ first }) => first), next: each.map(({ next }) => next) };
});
parentPort?.postMessage(costs, []);
