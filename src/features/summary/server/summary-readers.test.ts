import { afterAll, expect, it } from 'vitest';
import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { createReadingThread } from '#features/messages/server/reading-thread.ts';
import { summaryReader, timelineReader } from './summary-readers.ts';

const thread = createReadingThread();
afterAll(() => thread.close());

const content = '头疼三天，怕冷，晚上睡不着，没有发烧。';
const turns = Array.from({ length: 120 }, (_, n): ChainTurn => {
  const shown = `${content}${n}`;
  const at = new Date(n * 60_000);
  const place = { messageId: n + 1, sessionId: 1, part: 0, at, isCarried: false };
  return { ...place, role: 'user', content: shown, shown };
});

it('reads a long conversation in a thread as it reads a short one', async () => {
  for (const length of [3, turns.length]) {
    const some = turns.slice(0, length);
    const summary = { turns: some, newest: undefined, known: {} };
    expect(await thread.read(1, summaryReader, summary)).toEqual(summaryReader.read(summary));
    const timeline = { turns: some, sessionId: 1 };
    expect(await thread.read(1, timelineReader, timeline)).toEqual(timelineReader.read(timeline));
  }
});
