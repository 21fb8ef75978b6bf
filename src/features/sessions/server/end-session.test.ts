import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { done, finish, hold, stream, text } from '#test/model-server-replies.ts';
import { sessionEndpoints } from '../contract.ts';

const { endSession, getSession, listSessions, createSession } = sessionEndpoints;

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const end = (patient: Patient, id = patient.sessionId) =>
  patient.call(endSession, { params: { id } });

describe('ending a session', () => {
  it('completes it, keeps its place in the list, and can be repeated', async () => {
    const patient = await chat.patient();
    chat.clock.advance(60_000);
    await patient.call(createSession, { body: { title: '后来的' } });
    const params = { id: patient.sessionId };
    const before = (await patient.call(getSession, { params })).data;
    const ended = await end(patient);
    expect(ended.status).toBe(200);
    expect(ended.data).toEqual({ ...before, status: 'completed' });
    expect((await end(patient)).data).toEqual(ended.data);
    expect((await patient.call(getSession, { params })).data).toEqual(ended.data);
    const { results } = (await patient.call(listSessions)).data;
    expect(results.map(({ title }) => title)).toEqual(['后来的', '头痛三天']);
  });

  it('accepts no message afterwards, and charges none', async () => {
    const patient = await chat.patient();
    await end(patient);
    const refused = await patient.send('还想问一句');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ success: false, code: 'session_completed' });
    const stored = await chat.database.db
      .selectFrom('message')
      .select('id')
      .where('session_id', '=', patient.sessionId)
      .execute();
    expect(stored).toEqual([]);
  });

  it('is refused while a reply is running', async () => {
    const patient = await chat.patient();
    chat.models.script(stream(text('先说寒热。'), hold, text('再说汗。'), finish(), done));
    const whole = patient.send('头痛').then((response) => readStream(response));
    await chat.models.held();
    const refused = await end(patient);
    expect([refused.status, refused.failure.code]).toEqual([409, 'reply_running']);
    chat.models.release();
    expect((await whole).sum).toMatchObject({ status: 'complete' });
    expect((await end(patient)).data.status).toBe('completed');
  });

  it('never interrupts a send: it is complete or refused', async () => {
    const patient = await chat.patient();
    chat.models.script(stream(text('好的。'), finish(), done));
    const [sent, ended] = await Promise.all([patient.send('头痛'), end(patient)]);
    const outcome = [sent.status, ended.status];
    expect([
      [200, 409],
      [409, 200],
      [200, 200],
    ]).toContainEqual(outcome);
    if (sent.status === 200) expect((await readStream(sent)).sum.status).toBe('complete');
  });

  it('is possible only for its owner', async () => {
    const patient = await chat.patient();
    const stranger = await chat.patient();
    for (const id of [patient.sessionId, 999_999_999]) {
      const { status, failure } = await end(stranger, id);
      expect([status, failure.code]).toEqual([404, 'not_found']);
    }
    const own = await patient.call(getSession, { params: { id: patient.sessionId } });
    expect(own.data.status).toBe('ongoing');
  });
});
