// `npm run bench`: measures starting, waiting, relaying and loading, and shows the targets; `npm run bench -- bursts` only
// that part. It makes no judgement: figures from a busy machine are worse than the product is.
import { loadavg } from 'node:os';
import process from 'node:process';
import { ensureWebBuilt } from '../scripts/builds.mjs';
import { startBenchProduct } from './bench-product.ts';
import { table, type Figure } from './figure.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureFollowers } from './followers.ts';
import { measureFirstText } from './first-text.ts';
import { measureInteractions } from './interactions.ts';
import { measureFirstToken } from './first-token.ts';
import { measureLists } from './lists.ts';
import { measurePageWeight } from './measure-page-weight.ts';
import { measureRelayCost } from './relay-cost.ts';
import { measureStart } from './start.ts';
import { measureBursts } from './starts-in-a-burst.ts';
import { measureStreaming } from './streaming.ts';

const parts: Record<string, () => Promise<Figure[]>> = {
  pages: async () => {
    const fault = await ensureWebBuilt();
    if (fault) throw new Error(fault);
    const { product, stop } = await startBenchProduct({});
    try {
      return [
        ...(await measureFirstText(product.url)),
        ...(await measurePageWeight(product.url)),
        ...(await measureStreaming()),
      ];
    } finally {
      await stop();
    }
  },
  'first-load': async () => {
    const fault = await ensureWebBuilt();
    if (fault) throw new Error(fault);
    return measureFirstLoad();
  },
  interactions: async () => {
    const fault = await ensureWebBuilt();
    if (fault) throw new Error(fault);
    return measureInteractions();
  },
  start: measureStart,
  relay: measureRelayCost,
  'first-token': measureFirstToken,
  lists: measureLists,
  bursts: () => measureBursts([500, 1_000]),
  followers: measureFollowers,
};

const asked = process.argv.slice(2);
const loadBefore = loadavg()[0] ?? 0;
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) figures.push(...(await measure()));
}
console.log(`\n${table(figures)}\n\nLoad of the machine when it began: ${loadBefore.toFixed(1)}`);
