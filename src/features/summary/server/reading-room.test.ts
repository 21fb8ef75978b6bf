import { afterAll, expect, it } from 'vitest';
import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { readAtOnceCharsMax } from '../rules.ts';
import { read } from './reading.ts';
import { openReadingRoom } from './reading-room.ts';

const room = openReadingRoom();
afterAll(() => room.close());

it('reads a long conversation in a thread as it reads a short one', async () => {
  const content = '头疼三天，怕冷，晚上睡不着，没有发烧。';
  const turns = Array.from(
    { length: Math.ceil(readAtOnceCharsMax / content.length) + 1 },
    (_, n) => {
      const shown = `${content}${n}`;
      const turn: ChainTurn = {
        messageId: n + 1,
        sessionId: 1,
        part: 0,
        at: new Date(n * 60_000),
        role: 'user',
        content: shown,
        shown,
        isCarried: false,
      };
      return turn;
    },
  );
  for (const kind of ['summary', 'timeline'] as const) {
    const order = { kind, turns, newest: undefined, sessionId: 1 };
    const first = { ...order, turns: turns.slice(0, 3) };
    expect(await room.read(first)).toEqual(read(first));
    expect(await room.read(order)).toEqual(read(order));
  }
});
