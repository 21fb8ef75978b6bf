import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReplyEvent } from '../contract.ts';
import { addUp, ReplyLog } from './reply-log.ts';

const living = new AbortController().signal;

async function read(log: ReplyLog, signal = living): Promise<ReplyEvent> {
  let sum: ReplyEvent = {};
  for await (const event of log.follow(signal)) sum = addUp(sum, event);
  return sum;
}

describe('a reply log', () => {
  it('sends every follower the same text, whenever it joins', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ content: fc.string(), reasoning_content: fc.string() })),
        fc.array(fc.nat(20), { maxLength: 5 }),
        async (events, joins) => {
          const log = new ReplyLog({ message_id: 2, user_message_id: 1 });
          const followers: Promise<ReplyEvent>[] = [];
          for (const [index, event] of events.entries()) {
            for (const join of joins) if (join === index) followers.push(read(log));
            log.append(event);
            if (index % 3 === 0) await Promise.resolve();
          }
          log.end({ done: true });
          followers.push(read(log));
          const content = events.map((event) => event.content).join('');
          const reasoning = events.map((event) => event.reasoning_content).join('');
          for (const sum of await Promise.all(followers)) {
            expect(sum.content ?? '').toBe(content);
            expect(sum.reasoning_content ?? '').toBe(reasoning);
            expect(sum).toMatchObject({ message_id: 2, user_message_id: 1, done: true });
          }
        },
      ),
    );
  });

  it('adds up what a slow follower has not read yet', async () => {
    const log = new ReplyLog({ message_id: 2 });
    const follower = log.follow(living);
    expect((await follower.next()).value).toEqual({ message_id: 2 });
    log.append({ content: '怕' });
    log.append({ content: '冷' });
    expect((await follower.next()).value).toEqual({ content: '怕冷' });
    log.end({ done: true });
    expect((await follower.next()).value).toEqual({ done: true });
    expect((await follower.next()).done).toBe(true);
  });

  it('lets a follower go whose reader has gone', async () => {
    const log = new ReplyLog({ message_id: 2 });
    const gone = new AbortController();
    const reading = read(log, gone.signal);
    gone.abort();
    expect(await reading).toEqual({ message_id: 2 });
  });

  it('takes nothing after its end', () => {
    const log = new ReplyLog({ message_id: 2 });
    log.end({ done: true });
    expect(() => log.append({ content: '…' })).toThrow();
  });
});
