import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { openDatabase } from './database.ts';
import { notificationBytesMax, createEventBus } from './event-bus.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Collects messages and waits until there are as many as wanted. */
function collector() {
  const got: unknown[] = [];
  let wanted = { count: Infinity, resolve: () => undefined as void };
  return {
    got,
    take: (message: object) => {
      got.push(message);
      if (got.length >= wanted.count) wanted.resolve();
    },
    until: (count: number) =>
      new Promise<void>((resolve) => {
        wanted = { count, resolve };
        if (got.length >= count) resolve();
      }),
  };
}

async function twoProcesses() {
  const { log, events } = captureLog();
  const other = openDatabase({ connection: database.connection });
  const here = await createEventBus(database, log);
  const there = await createEventBus(other, log);
  const close = async () => {
    await here.close();
    await there.close();
    await other.close();
  };
  return { here, there, events, close };
}

describe('the event bus', () => {
  it('reaches every process, including the sender, in order', async () => {
    const { here, there, close } = await twoProcesses();
    const [a, b] = [collector(), collector()];
    here.subscribe('news', a.take);
    there.subscribe('news', b.take);
    for (let n = 0; n < 20; n += 1) await here.publish('news', { n });
    await Promise.all([a.until(20), b.until(20)]);
    const all = Array.from({ length: 20 }, (_, n) => ({ n }));
    expect([a.got, b.got]).toEqual([all, all]);
    await close();
  });

  it('separates topics and preserves every character', async () => {
    const { here, close } = await twoProcesses();
    const [news, other] = [collector(), collector()];
    here.subscribe('news', news.take);
    here.subscribe("o'ther", other.take);
    const message = { text: '苦"\\\'\n\u2028🌸' };
    await here.publish("o'ther", message);
    await here.publish('news', { last: true });
    await news.until(1);
    expect(other.got).toEqual([message]);
    expect(news.got).toEqual([{ last: true }]);
    await close();
  });

  it('stops calling unsubscribed listeners', async () => {
    const { here, close } = await twoProcesses();
    const [left, stays] = [collector(), collector()];
    const leave = here.subscribe('news', left.take);
    here.subscribe('news', stays.take);
    await here.publish('news', { n: 1 });
    await stays.until(1);
    leave();
    await here.publish('news', { n: 2 });
    await stays.until(2);
    expect(left.got).toEqual([{ n: 1 }]);
    await close();
  });

  it('continues when a listener throws', async () => {
    const { here, events, close } = await twoProcesses();
    const stays = collector();
    here.subscribe('news', () => {
      throw new Error('deaf');
    });
    here.subscribe('news', stays.take);
    await here.publish('news', { n: 1 });
    await stays.until(1);
    expect(events()).toMatchObject([{ level: 50, topic: 'news', err: { message: 'deaf' } }]);
    await close();
  });

  it('ignores a foreign notification', async () => {
    const { here, events, close } = await twoProcesses();
    const news = collector();
    here.subscribe('news', news.take);
    for (const payload of ['not json', 'null', '7', '{}', '[]']) {
      await sql`select pg_notify('xingwen', ${payload})`.execute(database.db);
    }
    await here.publish('news', { n: 1 });
    await news.until(1);
    expect(news.got).toEqual([{ n: 1 }]);
    expect(JSON.stringify(events())).not.toContain('not json');
    await close();
  });

  it('sends as much as a notification can hold and refuses more', async () => {
    const { here, close } = await twoProcesses();
    const news = collector();
    here.subscribe('news', news.take);
    const around = Buffer.byteLength(JSON.stringify({ topic: 'news', message: { text: '' } }));
    await here.publish('news', { text: 'x'.repeat(notificationBytesMax - around) });
    await news.until(1);
    await expect(
      here.publish('news', { text: 'x'.repeat(notificationBytesMax - around + 1) }),
    ).rejects.toThrow(RangeError);
    await close();
  });

  it('resumes after its connection was cut', async () => {
    const { here, there, close } = await twoProcesses();
    const news = collector();
    here.subscribe('news', news.take);
    await there.publish('news', { n: 0 });
    await news.until(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(database.db);
    // Messages sent while the connection is down are lost, so this sends until one arrives.
    const received = news.until(2);
    const timer = setInterval(() => void there.publish('news', { n: 1 }), 20);
    await received;
    clearInterval(timer);
    expect(news.got[1]).toEqual({ n: 1 });
    await close();
  });
});
