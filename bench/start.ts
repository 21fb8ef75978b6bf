// How long a start takes that finds everything built and its database made, and the memory of the server at rest.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  startBuiltProduct,
  startCommand,
  startProduct,
  type ProductProcess,
} from '#test/served-product.ts';
import { ensureServerBuilt, ensureWebBuilt } from '../scripts/builds.mjs';
import { cpuSeconds } from './cpu-time.ts';
import { percentile, type Figure } from './figure.ts';
import { residentMb } from './resident-memory.ts';

const rounds = 5;
const restMs = 10_000;
const goneMs = 50;

type Environment = Record<string, string>;
type Sample = { ms: number; cpuMs: number; memoryMb: number };
type Way = { what: string; target: string; start: (env: Environment) => Promise<ProductProcess> };

const ways: Way[] = [
  { what: 'npm start', target: '≤ 1.5 s', start: (env) => startCommand(['npm', 'start'], env) },
  { what: 'The server, built', target: '≤ 1.0 s', start: startBuiltProduct },
  { what: 'The server, from its sources', target: '', start: startProduct },
];

/** Median of five starts of each kind, by turns, to the first answered request. */
export async function measureStart(): Promise<Figure[]> {
  const faults = await Promise.all([ensureWebBuilt(), ensureServerBuilt()]);
  if (faults.some(Boolean)) throw new Error(faults.join('\n'));
  const dataDir = await mkdtemp(join(tmpdir(), 'xingwen-start-'));
  const environment = {
    NODE_ENV: 'production',
    RATE_LIMITS: 'on',
    STAFF_SECOND_FACTOR: 'on',
    DEMO: 'off',
    DATA_DIR: dataDir,
  };
  const samples = ways.map((): Sample[] => []);
  try {
    for (const { start } of ways) await measureOne(start, environment, 0);
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, { start }] of ways.entries()) {
        samples[place]?.push(await measureOne(start, environment, restMs));
      }
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
  return ways.flatMap((way, place) => figuresOf(way, samples[place] ?? []));
}

async function measureOne(start: Way['start'], env: Environment, rest: number): Promise<Sample> {
  const begun = performance.now();
  const { url, child, stop } = await start(env);
  await (await fetch(`${url}/healthz`)).text();
  const ms = performance.now() - begun;
  const cpuMs = (cpuSeconds(child.pid) ?? Number.NaN) * 1_000;
  await delay(rest);
  const memoryMb = residentMb(child.pid);
  await stop();
  // npm does not wait for the server, nor the server for the next one's database.
  const lock = join(env['DATA_DIR'] ?? '', 'postgres/cluster/postmaster.pid');
  while (existsSync(lock)) await delay(goneMs);
  return { ms, cpuMs, memoryMb };
}

function figuresOf({ what, target }: Way, samples: readonly Sample[]): Figure[] {
  const median = (pick: (sample: Sample) => number) => percentile(samples.map(pick), 0.5);
  const cpu = `${median(({ cpuMs }) => cpuMs).toFixed(0)} ms of CPU`;
  const time = {
    what: `${what}: to the first answer`,
    figure: `${(median(({ ms }) => ms) / 1_000).toFixed(2)} s`,
    target,
    note: what === 'npm start' ? 'with its database' : `${cpu}; with its database`,
  };
  if (what === 'npm start') return [time];
  const memory = {
    what: `${what}: memory at rest`,
    figure: `${median(({ memoryMb }) => memoryMb).toFixed(0)} MB`,
    target: target && '≤ 150 MB',
    note: `${restMs / 1_000} s after it`,
  };
  return [time, memory];
}
