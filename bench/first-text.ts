import type { ReplyEvent } from '#features/messages/contract.ts';
import { makePerson, makeSession, sendMessage, type TestAccount } from '#test/product-people.ts';
import { percentile, type Figure } from './figure.ts';

const warmUps = 5;
const sends = 50;
const content = '最近三个星期总是睡不着，躺下一两个小时才能睡着，半夜容易醒，白天没精神。';

/** How long a user waits for the first text of the built-in engine, over HTTP. */
export async function measureFirstText(url: string): Promise<Figure[]> {
  const person = await makePerson(url, 'waiting');
  const waitsMs: number[] = [];
  for (let sent = 0; sent < warmUps + sends; sent += 1) {
    const sessionId = await makeSession(url, person, 'bench');
    const waitMs = await firstTextMs(url, person, sessionId);
    if (sent >= warmUps) waitsMs.push(waitMs);
  }
  const line = (share: number, target: string): Figure => ({
    what: `First text of the built-in engine, p${share * 100}`,
    figure: `${percentile(waitsMs, share).toFixed(0)} ms`,
    target,
    note: `${sends} first messages, each of a new conversation, one after the other`,
  });
  return [line(0.5, ''), line(0.95, '≤ 150 ms')];
}

async function firstTextMs(url: string, person: TestAccount, sessionId: number): Promise<number> {
  const start = performance.now();
  const reply = await sendMessage(url, person, { sessionId, content, model: 'local' });
  let waitMs = Number.NaN;
  for await (const event of eventsOf(reply)) {
    if (event.content && Number.isNaN(waitMs)) waitMs = performance.now() - start;
  }
  if (Number.isNaN(waitMs)) throw new Error('a reply of the built-in engine has no text');
  return waitMs;
}

async function* eventsOf(reply: Response): AsyncGenerator<ReplyEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of reply.body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data: {')) yield JSON.parse(line.slice('data: '.length)) as ReplyEvent;
    }
  }
}
