import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createChatHarness, type ChatHarness, type Patient } from '#test/chat-harness.ts';
import { messageEndpoints as endpoints } from '../contract.ts';
import { feedbackWordsCharsMax } from '../rules.ts';
import { countFeedback, listFeedbackWords } from './feedback-store.ts';

let chat: ChatHarness;
let patient: Patient;
let question: number;
let reply: number;

beforeAll(async () => {
  chat = await createChatHarness();
});
beforeEach(async () => {
  await chat.database.db.deleteFrom('reply_feedback').execute();
  patient = await chat.patient();
  await (await patient.send('头痛三天')).text();
  [question = 0, reply = 0] = (await listed()).map(({ id }) => id);
});
afterAll(() => chat.close());

type Listed = { id: number; feedback: string | null };
async function listed(): Promise<Listed[]> {
  const { data } = await patient.call(endpoints.listMessages, {
    params: { id: patient.sessionId },
    query: { page: 1, page_size: 20 },
  });
  return (data as unknown as { results: Listed[] }).results;
}
const give = (id: number, body: object, by = patient) =>
  // What the contract refuses is sent too.
  by.call(endpoints.giveFeedback, { params: { id }, body: body as never });
const withdraw = (id: number, by = patient) =>
  by.call(endpoints.withdrawFeedback, { params: { id } });
const wrong = { verdict: 'unhelpful', reason: 'wrong', words: '不是头痛，是头晕' };
const counts = () => countFeedback(chat.database.db, new Date(0));
const words = () => listFeedbackWords(chat.database.db, { page: 1, page_size: 10 });

it('keeps one verdict of a reply, the last one, and shows it with the reply', async () => {
  expect((await give(reply, wrong)).status).toBe(200);
  expect((await listed()).map(({ feedback }) => feedback)).toEqual([null, 'unhelpful']);
  expect(await counts()).toMatchObject([{ reason: 'wrong', count: 1 }]);
  expect(await words()).toMatchObject({ found: [{ reason: 'wrong', words: wrong.words }] });

  await give(reply, { verdict: 'helpful', reason: 'wrong', words: wrong.words });
  expect(await counts()).toMatchObject([{ reason: null, count: 1 }]);
  expect(await words()).toEqual({ found: [], count: 0 });

  expect((await withdraw(reply)).status).toBe(200);
  expect((await withdraw(reply)).status).toBe(200);
  expect(await counts()).toEqual([]);
  expect((await listed()).map(({ feedback }) => feedback)).toEqual([null, null]);
});

it('is given by the reader of the reply only, and on replies only', async () => {
  const stranger = await chat.patient();
  for (const answer of [
    await give(reply, wrong, stranger),
    await give(question, wrong),
    await give(reply + 1_000_000, wrong),
    await withdraw(reply, stranger),
    await withdraw(question),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect(await counts()).toEqual([]);
});

it('refuses too many words and an unknown reason', async () => {
  const tooLong = '痛'.repeat(feedbackWordsCharsMax + 1);
  expect((await give(reply, { ...wrong, words: tooLong })).status).toBe(400);
  expect((await give(reply, { ...wrong, reason: 'boring' })).status).toBe(400);
});

it('goes with its message', async () => {
  await give(reply, wrong);
  await patient.call(endpoints.deleteMessage, { params: { id: reply } });
  expect(await words()).toEqual({ found: [], count: 0 });
});
