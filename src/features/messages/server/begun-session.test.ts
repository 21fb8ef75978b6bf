import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { hold, stream, text, textReply } from '#test/model-server-replies.ts';

const { beginSession, getSession, listSessions, updateSession, deleteSession } = sessionEndpoints;

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const begin = async ({ call }: Patient, id: string) =>
  (await call(beginSession, { body: { beginning_id: id } })).data;
const titleOf = async ({ call }: Patient, id: number) =>
  (await call(getSession, { params: { id } })).data.title;
async function say(patient: Patient, sessionId: number, content: string): Promise<void> {
  chat.models.script(textReply(['好的。']));
  await readStream(await patient.send(content, { session_id: sessionId }));
}

describe('a session that begins with its first words', () => {
  it('is made once, however often it is asked for', async () => {
    const patient = await chat.patient();
    const made = await Promise.all([begin(patient, 'one'), begin(patient, 'one')]);
    expect(made[0].id).toBe(made[1].id);
    expect(made[0]).toMatchObject({ title: '', status: 'ongoing', messagesCount: 0 });
    const other = await chat.patient();
    expect((await begin(other, 'one')).id).not.toBe(made[0].id);
  });

  it('is named from its first message, once', async () => {
    const patient = await chat.patient();
    const { id } = await begin(patient, 'named');
    await say(patient, id, '你好');
    expect(await titleOf(patient, id)).toBe('');
    await say(patient, id, '睡不好半个月了，躺下很久才睡着');
    expect(await titleOf(patient, id)).toBe('睡不好 半个月');
    await say(patient, id, '还有点咳嗽');
    expect(await titleOf(patient, id)).toBe('睡不好 半个月');
  });

  it('keeps the name that the person gave', async () => {
    const patient = await chat.patient();
    const { id } = await begin(patient, 'own');
    await patient.call(updateSession, { params: { id }, body: { title: '我的睡眠' } });
    await say(patient, id, '睡不好半个月了');
    expect(await titleOf(patient, id)).toBe('我的睡眠');
  });

  it('is gone under its id once it was deleted', async () => {
    const patient = await chat.patient();
    const { id } = await begin(patient, 'deleted');
    await patient.call(deleteSession, { params: { id } });
    const again = await patient.call(beginSession, { body: { beginning_id: 'deleted' } });
    expect(again.status).toBe(404);
  });
});

describe('a list of sessions', () => {
  it('marks those with a running reply', async () => {
    const patient = await chat.patient();
    const quiet = await begin(patient, 'quiet');
    const busy = await begin(patient, 'busy');
    chat.models.script(stream(text('慢慢说。'), hold));
    const reply = await patient.send('咳嗽三天', { session_id: busy.id });
    await readStream(reply, ({ content }) => content === '慢慢说。');
    const listed = async () =>
      (await patient.call(listSessions, { query: {} })).data.results
        .filter(({ id }) => id !== patient.sessionId)
        .map(({ id, isReplying }) => [id, isReplying]);
    expect(await listed()).toEqual([
      [busy.id, true],
      [quiet.id, undefined],
    ]);
    chat.models.release();
    await vi.waitFor(async () => expect((await listed())[0]).toEqual([busy.id, undefined]));
  });
});
