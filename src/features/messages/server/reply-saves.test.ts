import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReplyPiece } from '#features/models/language-model.ts';
import { createChatHarness, readStream, type ChatHarness } from '#test/chat-harness.ts';
import { until } from '#test/until.ts';

/** The longest time that a written text may be unsaved (MSG-18). */
const saveMsMax = 500;
const sentences = ['先说寒热。', '再说汗。', '最后说睡眠。'];

/** One for each sentence, which the model writes when it is opened, and one for the end. */
const closedGates = () =>
  Array.from({ length: sentences.length + 1 }, () => Promise.withResolvers<void>());
let gates = closedGates();
async function* model(_: unknown, signal: AbortSignal): AsyncGenerator<ReplyPiece> {
  signal.addEventListener('abort', () => gates.forEach(({ resolve }) => resolve()));
  for (const [place, text] of sentences.entries()) {
    await gates[place]?.promise;
    yield { type: 'text', text };
  }
  await gates.at(-1)?.promise;
}

/** The times that the reply has waited so far; each wait lasts until `elapse`. */
const waits: number[] = [];
let elapse: (() => void) | undefined;

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness(3, model, {
    wait: (ms, signal) => {
      waits.push(ms);
      const { promise, resolve } = Promise.withResolvers<void>();
      elapse = resolve;
      signal.addEventListener('abort', () => resolve());
      return promise;
    },
  });
});
afterAll(() => chat.close());

async function saved(): Promise<string | undefined> {
  const { rows } = await sql<{ content: string }>`
    select content from message where role = 'assistant'`.execute(chat.database.db);
  return rows[0]?.content;
}

it('saves what was written after each wait, which is never longer than MSG-18 allows', async () => {
  const patient = await chat.patient();
  const whole = patient.send('头痛').then((response) => readStream(response));
  await until(() => waits.length === 1);
  let written = '';
  for (const [place, sentence] of sentences.entries()) {
    const before = written;
    written += sentence;
    gates[place]?.resolve();
    const shown = written;
    await readStream(await patient.follow(), ({ content = '' }) => content.includes(shown));
    expect(await saved()).toBe(before);
    elapse?.();
    await until(() => waits.length === place + 2);
    expect(await saved()).toBe(written);
  }
  gates.at(-1)?.resolve();
  expect((await whole).sum).toMatchObject({ content: written, status: 'complete' });
  expect(Math.max(...waits)).toBeLessThanOrEqual(saveMsMax);
});

it('finds a stop that another process was asked for with the next save, also without news', async () => {
  const patient = await chat.patient();
  gates = closedGates();
  const before = waits.length;
  const whole = patient.send('头痛').then((response) => readStream(response));
  await until(() => waits.length === before + 1);
  elapse?.();
  await until(() => waits.length === before + 2);
  await sql`update message set cancel_requested_at = now() where status = 'streaming'`.execute(
    chat.database.db,
  );
  elapse?.();
  expect((await whole).sum.status).toBe('cancelled');
});
