// How long the first token of a reply takes while a hundred others stream, as a ratio to a bare pass-through.
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { text, textReply } from '#test/model-server-replies.ts';
import { percentile, type Figure } from './figure.ts';
import { withPassThrough, withProduct, type Relay } from './relays.ts';

const streams = 100;
const tokenMs = 50;
const warmUps = 40;
const begun = 100;
/** The first token is a whole sentence: the product shows no less. */
const sentence = '好的。';

export async function measureFirstToken(): Promise<Figure[]> {
  const models = await startModelServer();
  try {
    const measure = (relay: Relay) => firstTokensMs(models, relay);
    const product = await withProduct(models, streams + begun, measure);
    const bare = await withPassThrough(models, measure);
    return [figure('p50', 0.5, product, bare), figure('p95', 0.95, product, bare)];
  } finally {
    await models.stop();
  }
}

/** From the request to the first text of replies that are begun one after the other beside the running ones. */
async function firstTokensMs(models: ModelServer, relay: Relay): Promise<number[]> {
  models.script(textReply([sentence]));
  for (let place = 0; place < warmUps; place += 1)
    await (await relay.begin(streams + place)).text();
  let isOver = false;
  models.script({ steps: { [Symbol.iterator]: () => untilOver(() => isOver) } });
  const running = await Promise.all(
    Array.from({ length: streams }, (_, place) => relay.begin(place)),
  );
  const ends = running.map((response) => response.text());
  models.script(textReply([sentence]));
  const waitsMs: number[] = [];
  for (let place = 0; place < begun; place += 1) {
    const start = performance.now();
    const response = await relay.begin(streams + place);
    let waitMs = Number.NaN;
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (Number.isNaN(waitMs) && chunk.includes(sentence)) waitMs = performance.now() - start;
    }
    waitsMs.push(waitMs);
  }
  isOver = true;
  await Promise.all(ends);
  return waitsMs;
}

function* untilOver(isOver: () => boolean) {
  while (!isOver()) {
    yield text('慢');
    yield { waitMs: tokenMs };
    yield text('慢来。');
    yield { waitMs: tokenMs };
  }
  yield* textReply([]).steps;
}

function figure(
  name: string,
  share: number,
  product: readonly number[],
  bare: readonly number[],
): Figure {
  const [ours, theirs] = [percentile(product, share), percentile(bare, share)];
  return {
    what: `First token of a reply beside ${streams} streams, ${name}`,
    figure: `${(ours / theirs).toFixed(1)}×`,
    target: share === 0.5 ? '≤ 3×' : '',
    note: `${ours.toFixed(1)} ms against ${theirs.toFixed(1)} ms, ${begun} replies one after the other`,
  };
}
