import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '#features/membership/server/usage-store.ts';
import { modelEndpoints } from '#features/models/contract.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { cut, stream, text, textReply } from '#test/model-server-replies.ts';
import { messageEndpoints } from '../contract.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const list = async ({ call, sessionId }: Patient) =>
  (await call(messageEndpoints.listMessages, { params: { id: sessionId } })).data.results;
const withdraw = (patient: Patient) =>
  patient.call(modelEndpoints.withdrawModelConsent, { body: { receiver: 'scripted' } });

describe('a person who does not consent to an external model', () => {
  it('sends nothing to it: the send is refused, not kept and not charged', async () => {
    const patient = await chat.patient(3);
    await withdraw(patient);
    const before = chat.models.requests.length;
    const refused = await patient.send('头痛三天', { model: 'scripted' });
    const failure = (await refused.json()) as { code: string; error: string };
    expect([refused.status, failure.code]).toEqual([400, 'model_unavailable']);
    expect(failure.error).toBe(
      '使用这个模型，需要您先同意把对话发送给演练服务；也可以选用内置问诊',
    );
    expect(chat.models.requests).toHaveLength(before);
    expect(await list(patient)).toEqual([]);
    const { permanent } = await readBalance(chat.database.db, patient.userId, chat.clock.now());
    expect(permanent).toBe(3);
  });

  it('is answered by the built-in engine where the send names no model, even one preferred before', async () => {
    const patient = await chat.patient();
    await patient.call(modelEndpoints.updateModelPreference, { body: { model: 'scripted' } });
    chat.models.script(textReply(['请说']));
    await readStream(await patient.send('头痛三天'));
    await withdraw(patient);
    chat.models.script(textReply(['还有呢']));
    await readStream(await patient.send('还怕冷'));
    expect((await list(patient)).map(({ model }) => model)).toEqual([
      null,
      'scripted',
      null,
      'local',
    ]);
  });

  it('has an interrupted reply continued by the engine', async () => {
    const patient = await chat.patient();
    chat.models.script(stream(text('先说寒热。'), cut));
    const { sum } = await readStream(await patient.send('头痛三天', { model: 'scripted' }));
    const { db } = chat.database;
    await sql`update message set status = 'interrupted' where id = ${sum.message_id}`.execute(db);
    await withdraw(patient);
    chat.models.script(textReply(['请说说睡眠。']));
    await readStream(
      await fetch(`${chat.url}/ai/api/messages/${sum.message_id}/resume/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${patient.access}` },
      }),
    );
    // The engine is given the conversation as it is; a model would be given instructions with it.
    expect(chat.models.requests.at(-1)?.body.messages).toEqual([
      { role: 'user', content: '头痛三天' },
    ]);
  });
});
