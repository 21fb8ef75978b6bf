import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { createChatHarness, readStream, type ChatHarness } from '#test/chat-harness.ts';
import { done, finish, hold, stream, text, textReply } from '#test/model-server-replies.ts';
import { messageEndpoints } from '../contract.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

it('takes no fourth send while three replies of the account run', async () => {
  const patient = await chat.patient();
  const other = await chat.patient();
  const sessionIds = [patient.sessionId];
  while (sessionIds.length < 4) {
    const made = await patient.call(sessionEndpoints.createSession, { body: { title: '又一个' } });
    sessionIds.push(made.data.id);
  }
  const sendTo = (sessionId: number | undefined) =>
    patient.send('头痛三天', { session_id: sessionId });
  const running: Response[] = [];
  chat.models.scriptByMessage(() => stream(text('请说'), hold, finish(), done));
  for (const sessionId of sessionIds.slice(0, 3)) {
    const response = await sendTo(sessionId);
    expect(response.status).toBe(200);
    running.push(response);
  }
  const refused = await sendTo(sessionIds[3]);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  const ofOther = await other.send('头痛三天');
  expect(ofOther.status).toBe(200);

  let haveEnded = false;
  const end = async () => {
    await Promise.all([...running, ofOther].map((response) => readStream(response)));
    haveEnded = true;
  };
  const ending = end();
  // Not every model has been called yet, and one that is called later holds, too.
  await expect
    .poll(() => {
      chat.models.release();
      return haveEnded;
    })
    .toBe(true);
  await ending;
  chat.models.script(textReply(['请说。']));
  const later = await sendTo(sessionIds[3]);
  expect(later.status).toBe(200);
  await readStream(later);
});

describe('the sends of an account', () => {
  it('are 60 a minute, whatever becomes of them', async () => {
    const patient = await chat.patient();
    const other = await chat.patient();
    const statusOf = async (sender: typeof patient) => (await sender.send('')).status;
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push(await statusOf(patient));
    expect(statuses).toEqual([...Array<number>(60).fill(400), 429]);
    expect(await statusOf(other)).toBe(400);
    const { windowMs } = messageEndpoints.sendMessage.limits[0];
    expect(windowMs).toBe(60_000);
    chat.clock.advance(windowMs);
    expect(await statusOf(patient)).toBe(400);
  });
});
