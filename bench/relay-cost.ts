// What the product adds to the relay of a model's stream, as ratios to a bare pass-through in the same run.
import { setTimeout as delay } from 'node:timers/promises';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { delta, hold, textReply, type ReplyScript } from '#test/model-server-replies.ts';
import { percentile, type Figure } from './figure.ts';
import { withPassThrough, withProduct, type Relay } from './relays.ts';

const rounds = [
  { streams: 100, tokens: 144, tokenMs: 50 },
  { streams: 500, tokens: 72, tokenMs: 100 },
];
const streamsMax = Math.max(...rounds.map(({ streams }) => streams));
const starts = 200;
const startsAtOnce = 4;
const warmUps = 100;
const settleMs = 1_000;
const sentenceTokens = 12;

type Costs = {
  startMs: number;
  databaseMs: number;
  rounds: { tokenUs: number; delayMs: number; memoryMb: number }[];
};

export async function measureRelayCost(): Promise<Figure[]> {
  const models = await startModelServer();
  try {
    const costs = (relay: Relay) => measure(models, relay);
    const product = await withProduct(models, streamsMax, costs);
    const bare = await withPassThrough(models, costs);
    return figuresOf(product, bare);
  } finally {
    await models.stop();
  }
}

async function measure(models: ModelServer, relay: Relay): Promise<Costs> {
  models.script(textReply(['好的。']));
  await beginMany(relay, warmUps);
  const before = [relay.cpu(), relay.databaseCpu()] as const;
  await beginMany(relay, starts);
  const each = (after: number, from: number) => ((after - from) * 1_000) / starts;
  const costs: Costs = {
    startMs: each(relay.cpu(), before[0]),
    databaseMs: each(relay.databaseCpu(), before[1]),
    rounds: [],
  };
  for (const round of rounds) costs.rounds.push(await measureRound(models, relay, round));
  return costs;
}

async function beginMany(relay: Relay, count: number): Promise<void> {
  let next = 0;
  const beginSome = async () => {
    while (next < count) {
      next += 1;
      await (await relay.begin(next)).text();
    }
  };
  await Promise.all(Array.from({ length: startsAtOnce }, beginSome));
}

/** All streams have begun before the first token; the CPU is that from then to the last end. */
async function measureRound(
  models: ModelServer,
  relay: Relay,
  { streams, tokens, tokenMs }: (typeof rounds)[number],
): Promise<Costs['rounds'][number]> {
  const sentAtMs = new Map<string, number>();
  models.script(heldReply(tokens, tokenMs, sentAtMs));
  const begun = await Promise.all(
    Array.from({ length: streams }, (_, place) => relay.begin(place)),
  );
  await delay(settleMs);
  const delaysMs: number[] = [];
  const before = relay.cpu();
  models.release();
  await Promise.all(
    begun.map(async (response) => {
      let unread = '';
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        unread += chunk;
        for (const [mark] of unread.matchAll(/〔\d+-\d+〕/g)) {
          delaysMs.push(performance.now() - (sentAtMs.get(mark) ?? Number.NaN));
        }
        unread = unread.slice(unread.lastIndexOf('〕') + 1);
      }
    }),
  );
  const tokenUs = ((relay.cpu() - before) * 1e6) / (streams * tokens);
  return { tokenUs, delayMs: percentile(delaysMs, 0.5), memoryMb: relay.memoryMb() };
}

/** Words as a model sends them. A sentence is shown when it is whole, so its last token carries a mark. */
function heldReply(tokens: number, tokenMs: number, sentAtMs: Map<string, number>): ReplyScript {
  const words = ['您', '可以', '早点', '休息', '，', '少', '看', '手机', '，', '慢慢', '来'];
  let streams = 0;
  function* steps() {
    const stream = streams;
    streams += 1;
    yield delta({ role: 'assistant', content: '' });
    yield hold;
    for (let place = 0; place < tokens; place += 1) {
      const word = words[place % sentenceTokens];
      const mark = `〔${stream}-${place}〕`;
      if (word === undefined) sentAtMs.set(mark, performance.now());
      yield delta({ content: word ?? `${mark}。` });
      yield { waitMs: tokenMs };
    }
    yield* textReply([]).steps;
  }
  return { steps: { [Symbol.iterator]: steps } };
}

function figuresOf(product: Costs, bare: Costs): Figure[] {
  const ratio = (ours: number, theirs: number) => `${(ours / theirs).toFixed(1)}×`;
  const start = product.startMs + product.databaseMs;
  return [
    {
      what: 'Start and end of a reply of one token, CPU',
      figure: ratio(start, bare.startMs),
      target: '≤ 4×',
      note:
        `${product.startMs.toFixed(1)} ms and ${product.databaseMs.toFixed(1)} ms of the database ` +
        `against ${bare.startMs.toFixed(1)} ms; ${startsAtOnce} at once`,
    },
    ...rounds.flatMap(({ streams, tokenMs }, place): Figure[] => {
      const ours = product.rounds[place];
      const theirs = bare.rounds[place];
      if (!ours || !theirs) return [];
      return [
        {
          what: `CPU for a token, ${streams} streams`,
          figure: ratio(ours.tokenUs, theirs.tokenUs),
          target: '≤ 2.5×',
          note: `${ours.tokenUs.toFixed(0)} µs against ${theirs.tokenUs.toFixed(0)} µs, a token each ${tokenMs} ms`,
        },
        {
          what: `Delay of a sentence's last token, p50, ${streams} streams`,
          figure: ratio(ours.delayMs, theirs.delayMs),
          target: '≤ 1.5×',
          note: `${ours.delayMs.toFixed(1)} ms against ${theirs.delayMs.toFixed(1)} ms`,
        },
        {
          what: `Memory of the process, ${streams} streams`,
          figure: `${ours.memoryMb.toFixed(0)} MB`,
          target: streams === streamsMax ? '≤ 260 MB' : '',
          note: `against ${theirs.memoryMb.toFixed(0)} MB, when the last stream has ended`,
        },
      ];
    }),
  ];
}
