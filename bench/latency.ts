import { percentile, type Figure } from './figure.ts';

/** The duration in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export type Asked = { what: string; note: string; times: number; target?: string };

/** Two rows, the median and the 95th percentile, for a request repeated many times in sequence. */
export async function latency(
  { what, note, times, target = '' }: Asked,
  ask: (turn: number) => Promise<unknown>,
): Promise<Figure[]> {
  const samples: number[] = [];
  for (let turn = 0; turn < times; turn += 1) samples.push(await timed(() => ask(turn)));
  const figure = (share: number) => `${percentile(samples, share).toFixed(1)} ms`;
  return [
    { what: `${what}, p50`, figure: figure(0.5), target: '', note },
    { what: `${what}, p95`, figure: figure(0.95), target, note: `${times} times` },
  ];
}
