import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '#features/membership/server/usage-store.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { cut, done, finish, hold, stream, text, textReply } from '#test/model-server-replies.ts';
import { messageEndpoints } from '../contract.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const part = '先说寒热。';
const list = async ({ call, sessionId }: Patient) =>
  (await call(messageEndpoints.listMessages, { params: { id: sessionId } })).data.results;
const left = async ({ userId }: Patient) =>
  (await readBalance(chat.database.db, userId, chat.clock.now())).permanent;
const resume = (patient: Patient, id: number) =>
  fetch(`${chat.url}/ai/api/messages/${id}/resume/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${patient.access}` },
  });

/** A question whose reply was left half-written by a process that died. */
async function breakOff(patient: Patient, extra: Record<string, unknown> = {}): Promise<number> {
  chat.models.script(stream(text(part), cut));
  const { sum } = await readStream(await patient.send('头痛三天', extra));
  const { db } = chat.database;
  await sql`update message set status = 'interrupted' where id = ${sum.message_id}`.execute(db);
  return sum.message_id ?? 0;
}

describe('going on with a reply that broke off', () => {
  it('keeps the partial text, appends to it and costs nothing', async () => {
    const patient = await chat.patient(1);
    const id = await breakOff(patient);
    chat.models.script(textReply(['再说汗。']));
    const read = await readStream(await resume(patient, id));
    expect(read.events[0]).toMatchObject({ message_id: id, content: part });
    expect(read.sum).toMatchObject({ content: `${part}再说汗。`, status: 'complete' });
    expect(await list(patient)).toMatchObject([
      { role: 'user', content: '头痛三天' },
      { id, content: `${part}再说汗。`, status: 'complete' },
    ]);
    expect(await left(patient)).toBe(1);
    const session = await patient.call(sessionEndpoints.getSession, {
      params: { id: patient.sessionId },
    });
    expect(session.data).toMatchObject({ messagesCount: 2, totalDownloadChars: 9 });
  });

  it('shows the model the question and what it had written', async () => {
    const patient = await chat.patient();
    const id = await breakOff(patient);
    chat.models.script(textReply(['再说汗。']));
    await readStream(await resume(patient, id));
    expect(chat.models.requests.at(-1)?.body.messages.slice(1)).toMatchObject([
      { role: 'user', content: '头痛三天' },
      { role: 'assistant', content: part },
      { role: 'user', content: expect.stringContaining('断开') },
    ]);
  });

  it('lets the built-in engine write the same reply again without repeating a word', async () => {
    const patient = await chat.patient();
    const id = await breakOff(patient, { model: 'local' });
    chat.models.script(textReply(['先说', '寒热。再', '说汗。']));
    const read = await readStream(await resume(patient, id));
    expect(read.events[0]?.content).toContain(part);
    expect(read.sum.content).toBe(`${part}再说汗。`);
    expect(chat.models.requests.at(-1)?.body.messages.at(-1)?.content).toBe('头痛三天');
  });

  it('marks where the engine now answers differently, and still loses no text', async () => {
    const patient = await chat.patient();
    const id = await breakOff(patient, { model: 'local' });
    chat.models.script(textReply(['先说', '吃睡。']));
    const { sum } = await readStream(await resume(patient, id));
    expect(sum.content).toBe(`${part}\n\n（上面的回复中断过，下面重新作答）\n\n先说吃睡。`);
  });

  it('is one run, however often and from wherever it is asked for', async () => {
    const patient = await chat.patient();
    const id = await breakOff(patient);
    const before = chat.models.requests.length;
    chat.models.script(stream(text('再说'), hold, text('汗。'), finish(), done));
    const reads = Array.from({ length: 4 }, async () => readStream(await resume(patient, id)));
    await chat.models.held();
    const late = readStream(await patient.follow());
    chat.models.release();
    for (const { sum } of [...(await Promise.all(reads)), await late]) {
      expect(sum).toMatchObject({ content: `${part}再说汗。`, status: 'complete' });
    }
    expect(chat.models.requests).toHaveLength(before + 1);
    const again = await readStream(await resume(patient, id));
    expect(again.sum).toMatchObject({ content: `${part}再说汗。`, done: true });
    expect(chat.models.requests).toHaveLength(before + 1);
  });

  it('stays interrupted when it breaks off again, and can be resumed once more', async () => {
    const patient = await chat.patient(2);
    const id = await breakOff(patient);
    chat.models.script(stream(text('再说'), cut));
    const broken = await readStream(await resume(patient, id));
    expect(broken.sum).toMatchObject({ status: 'interrupted', error: expect.any(String) });
    expect(await list(patient)).toMatchObject([
      {},
      { status: 'interrupted', content: `${part}再说` },
    ]);
    chat.models.script(textReply(['汗。']));
    const { sum } = await readStream(await resume(patient, id));
    expect(sum).toMatchObject({ content: `${part}再说汗。`, status: 'complete' });
    expect(await left(patient)).toBe(2);
  });

  it('can be stopped, costs nothing even then, and cannot be resumed afterwards', async () => {
    const patient = await chat.patient(2);
    const id = await breakOff(patient);
    chat.models.script(stream(text('再说'), hold, text('汗。'), finish(), done));
    const whole = readStream(await resume(patient, id));
    await chat.models.held();
    await patient.call(messageEndpoints.cancelReply, { body: { message_id: id } });
    expect((await whole).sum).toMatchObject({ content: `${part}再说`, status: 'cancelled' });
    expect(await left(patient)).toBe(2);
    const requests = chat.models.requests.length;
    expect((await readStream(await resume(patient, id))).sum.status).toBe('cancelled');
    expect(chat.models.requests).toHaveLength(requests);
  });

  it('refuses beside a running reply, behind a newer message and in an ended session', async () => {
    const patient = await chat.patient();
    const id = await breakOff(patient);
    const codeOf = async (response: Response) =>
      [response.status, ((await response.json()) as { code: string }).code] as const;
    chat.models.script(stream(text('请说'), hold, finish(), done));
    const next = patient.send('还头晕').then((response) => readStream(response));
    await chat.models.held();
    expect(await codeOf(await resume(patient, id))).toEqual([409, 'reply_running']);
    chat.models.release();
    await next;
    expect(await codeOf(await resume(patient, id))).toEqual([409, 'reply_outdated']);
    const params = { id: patient.sessionId };
    await patient.call(sessionEndpoints.endSession, { params });
    expect(await codeOf(await resume(patient, id))).toEqual([409, 'session_completed']);
  });

  it("knows no reply of somebody else's, and none under a question's id", async () => {
    const patient = await chat.patient();
    const other = await chat.patient();
    const id = await breakOff(patient);
    const [question] = await list(patient);
    expect((await resume(other, id)).status).toBe(404);
    expect((await resume(patient, question?.id ?? 0)).status).toBe(404);
    expect((await resume(patient, Date.now())).status).toBe(404);
  });
});
