import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { createChatHarness, readStream, type ChatHarness } from '#test/chat-harness.ts';
import { textReply } from '#test/model-server-replies.ts';

let chat: ChatHarness;
beforeAll(async () => {
  // Texts are not saved meanwhile: that is a statement for all replies every half second.
  const wait = (_: number, signal: AbortSignal) => once(signal, 'abort');
  chat = await createChatHarness(3, undefined, { wait });
});
afterAll(() => chat.close());

/** How a statement begins, and the first table that it names. */
function brief(text: string): string {
  const [verb = ''] = text.trim().split(/\s/);
  const [, table = ''] = /\b(?:from|into|update) "?([a-z_]+)/.exec(text) ?? [];
  return `${verb} ${table}`.trim();
}

/** The statements that are sent meanwhile. */
async function askedBy(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const asked = query.mock.calls.map(([first]) =>
    brief(typeof first === 'string' ? first : (first as unknown as { text: string }).text),
  );
  query.mockRestore();
  // The counts of the day are added for all sends together.
  return asked.filter((text) => text !== 'with reply_tally');
}

it('asks once for a full page of conversations, behind the caller', async () => {
  const patient = await chat.patient();
  const { createSession, listSessions } = sessionEndpoints;
  await patient.call(createSession, { body: { title: '二' } });
  const query = { page: 1, page_size: 1 };
  const asked = await askedBy(() => patient.call(listSessions, { query }));
  expect(asked).toEqual(['select second_factor', 'select session']);
});

it('asks the database 6 times before it stores a send, and once each to store it and to end its reply', async () => {
  const patient = await chat.patient();
  chat.models.script(textReply(['好的。']));
  await readStream(await patient.send('头痛三天'));
  const asked = await askedBy(async () => readStream(await patient.send('昨天开始的')));
  expect(asked).toEqual([
    'select second_factor',
    'insert rate_window',
    'select usage_account',
    'select message',
    'with consent',
    'select model_preference',
    'with session',
    'with session',
  ]);
});
