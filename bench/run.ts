// `npm run bench`: measures waiting, relaying and loading, and shows the targets. It makes no
// judgement: figures from a busy machine are worse than the product is.
import { loadavg } from 'node:os';
import { ensureWebBuilt } from '../scripts/web-build.mjs';
import { startBenchProduct } from './bench-product.ts';
import { table, type Figure } from './figure.ts';
import { measureFirstText } from './first-text.ts';
import { measurePageWeight } from './page-weight.ts';
import { measureRelayCost } from './relay-cost.ts';
import { measureStreaming } from './streaming.ts';

const fault = await ensureWebBuilt();
if (fault) throw new Error(fault);
const loadBefore = loadavg()[0] ?? 0;
const figures: Figure[] = [];
const { product, stop } = await startBenchProduct({});
try {
  figures.push(...(await measureFirstText(product.url)));
  figures.push(...(await measurePageWeight(product.url)));
} finally {
  await stop();
}
figures.push(...(await measureStreaming()));
figures.push(...(await measureRelayCost()));
console.log(`\n${table(figures)}\n\nLoad of the machine when it began: ${loadBefore.toFixed(1)}`);
