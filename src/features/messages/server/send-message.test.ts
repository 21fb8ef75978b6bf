import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '#features/membership/server/usage-store.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { newId } from '#platform/server/ids.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import {
  cut,
  done,
  finish,
  hold,
  reasoning,
  statusReply,
  stream,
  text,
  textReply,
} from '#test/model-server-replies.ts';
import { messageEndpoints } from '../contract.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const list = async ({ call, sessionId }: Patient) =>
  (await call(messageEndpoints.listMessages, { params: { id: sessionId } })).data.results;
const left = async ({ userId }: Patient) =>
  (await readBalance(chat.database.db, userId, chat.clock.now())).permanent;

describe('sending a message', () => {
  it('streams a reply, stores both messages and spends one message', async () => {
    const patient = await chat.patient(5);
    chat.models.script(stream(reasoning('先看寒热'), text('您怕'), text('冷吗？'), finish(), done));
    const read = await readStream(await patient.send('头痛三天'));
    expect(read.events[0]).toMatchObject({
      message_id: expect.any(Number),
      user_message_id: expect.any(Number),
    });
    expect(read.sum).toMatchObject({
      reasoning_content: '先看寒热',
      content: '您怕冷吗？',
      done: true,
      status: 'complete',
      remaining_quota: 4,
    });
    expect(read.lines.at(-1)).toBe('data: [DONE]');
    expect(await list(patient)).toMatchObject([
      { role: 'user', content: '头痛三天', status: 'complete' },
      {
        role: 'assistant',
        content: '您怕冷吗？',
        reasoningContent: '先看寒热',
        status: 'complete',
      },
    ]);
    expect(await left(patient)).toBe(4);
  });

  it('frames every event as one data line and an empty line', async () => {
    const patient = await chat.patient();
    chat.models.script(textReply(['第一行\n\ndata: [DONE]\n\n', '第二行']));
    const response = await patient.send('胃痛');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const read = await readStream(response);
    expect(read.lines.every((line) => /^data: (\{.*\}|\[DONE\])$/.test(line))).toBe(true);
    expect(read.sum.content).toBe('第一行\n\ndata: [DONE]\n\n第二行');
  });

  it('takes the summary block out of what is stored and carries it, canonical, at the end of the stream', async () => {
    const patient = await chat.patient();
    const block =
      '<<诊察总结>>\n性别:女\n年龄:34岁\n症状: 胃脘隐痛;大便溏\n处方: 理中丸\n<<诊察总结>>';
    chat.models.script(textReply(['多偏向脾胃虚寒。\n', ...block]));
    const read = await readStream(await patient.send('我34岁，女，没怀孕，胃隐痛，大便稀'));
    const [, reply] = await list(patient);
    expect(reply?.content.trim()).toBe('多偏向脾胃虚寒。');
    expect(reply?.symptomsSummary).toMatchObject({
      gender: '女',
      age: '34岁',
      symptoms: ['胃脘隐痛', '大便溏'],
    });
    const contents = read.events.flatMap(({ content }) => (content ? [content] : []));
    expect(contents).toContain('<<诊察总结>>\n\n\n\n');
    expect(contents.at(-1)).toBe('<<诊察总结>>');
  });

  it('answers an emergency itself, first, free of charge and with nothing left', async () => {
    const patient = await chat.patient(0);
    const before = chat.models.requests.length;
    const response = await patient.send('我突然胸口压榨样剧痛，出大汗，左胳膊也疼');
    const read = await readStream(response);
    expect(read.sum.content).toContain('120');
    expect(chat.models.requests).toHaveLength(before);
    expect(await list(patient)).toMatchObject([{}, { status: 'complete', model: 'triage' }]);
  });

  it('refuses with 402 before the stream when nothing is left, and stores nothing', async () => {
    const patient = await chat.patient(0);
    const response = await patient.send('头痛');
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ success: false, code: 'quota_exhausted' });
    expect(await list(patient)).toEqual([]);
  });

  it('refuses a second send while a reply runs, and the running one continues', async () => {
    const patient = await chat.patient();
    chat.models.script(stream(text('您好'), hold, text('，请说'), finish(), done));
    const first = patient.send('头痛').then((response) => readStream(response));
    await chat.models.held();
    const second = await patient.send('还头晕');
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'reply_running' });
    chat.models.release();
    expect((await first).sum.content).toBe('您好，请说');
  });

  it('takes a repeated client_message_id for the same send, running or finished', async () => {
    const patient = await chat.patient(5);
    chat.models.script(stream(text('您好'), hold, text('，请说'), finish(), done));
    const extra = { client_message_id: randomUUID() };
    const first = patient.send('头痛', extra).then((response) => readStream(response));
    await chat.models.held();
    const again = patient.send('头痛', extra).then((response) => readStream(response));
    chat.models.release();
    const [one, two] = await Promise.all([first, again]);
    const three = await readStream(await patient.send('头痛', extra));
    for (const read of [one, two, three]) {
      expect(read.sum).toMatchObject({
        content: '您好，请说',
        done: true,
        message_id: one.sum.message_id,
        user_message_id: one.sum.user_message_id,
      });
    }
    expect(await list(patient)).toHaveLength(2);
    expect(await left(patient)).toBe(4);
  });

  it('makes one send of five that come at once with the same id', async () => {
    const patient = await chat.patient(5);
    chat.models.script(textReply(['好的']));
    const extra = { client_message_id: randomUUID() };
    const reads = await Promise.all(
      Array.from({ length: 5 }, async () => readStream(await patient.send('头痛', extra))),
    );
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await list(patient)).toHaveLength(2);
    expect(await left(patient)).toBe(4);
  });

  it('accepts a send with 199 messages, refuses it from 200 on and explains how to continue', async () => {
    const patient = await chat.patient();
    await sql`update session set messages_count = 199 where id = ${patient.sessionId}`.execute(
      chat.database.db,
    );
    chat.models.script(textReply(['好的']));
    expect((await readStream(await patient.send('第200条'))).sum.status).toBe('complete');
    const { data } = await patient.call(sessionEndpoints.getSession, {
      params: { id: patient.sessionId },
    });
    expect(data.messagesCount).toBe(201);
    await sql`update session set messages_count = 200 where id = ${patient.sessionId}`.execute(
      chat.database.db,
    );
    const response = await patient.send('还有');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'message_limit',
      error: '当前对话已达到消息上限，请创建续对话继续。',
    });
  });

  it('lets exactly as many of 200 concurrent sends through as messages are left', async () => {
    const many = await createChatHarness(Infinity);
    try {
      const patient = await many.patient(50);
      many.models.script(textReply(['好的']));
      const { rows } = await sql<{ id: number }>`
        insert into session (id, user_id, title, created_at, updated_at)
        select ${newId(new Date(), { count: 201 })}::bigint + generate_series,
          ${patient.userId}, '对话', now(), now() from generate_series(1, 200)
        returning id`.execute(many.database.db);
      const statuses = await Promise.all(
        rows.map(
          async ({ id }) =>
            (await readStream(await patient.send('头痛', { session_id: id }))).status,
        ),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(50);
      expect(statuses.filter((status) => status === 402)).toHaveLength(150);
      const balance = await readBalance(many.database.db, patient.userId, many.clock.now());
      expect(balance.permanent).toBe(0);
    } finally {
      await many.close();
    }
  });

  it('gives the message back when the model breaks off, and keeps what was written', async () => {
    const patient = await chat.patient(5);
    chat.models.script(stream(text('您好，先说'), cut));
    const read = await readStream(await patient.send('头痛'));
    expect(read.sum).toMatchObject({ status: 'failed', error: expect.any(String) });
    expect(read.lines.at(-1)).toBe('data: [DONE]');
    expect(await list(patient)).toMatchObject([{}, { status: 'failed', content: '您好，先说' }]);
    expect(await left(patient)).toBe(5);
  });

  it('leaves no empty reply when the model fails at once, and answers the same send anew', async () => {
    const patient = await chat.patient(5);
    const extra = { client_message_id: randomUUID() };
    chat.models.script(statusReply(400));
    const failed = await readStream(await patient.send('头痛', extra));
    expect(failed.sum.status).toBe('failed');
    expect(await list(patient)).toMatchObject([{ role: 'user', content: '头痛' }]);
    chat.models.script(textReply(['请说']));
    const again = await readStream(await patient.send('头痛', extra));
    expect(again.sum).toMatchObject({ content: '请说', status: 'complete' });
    expect(await list(patient)).toMatchObject([{ role: 'user' }, { content: '请说' }]);
    expect(await left(patient)).toBe(4);
  });

  it("refuses an unknown or unconfigured model, another one's session and a gone one", async () => {
    const patient = await chat.patient();
    const other = await chat.patient();
    const model = await patient.send('头痛', { model: 'ark' });
    expect([model.status, ((await model.json()) as { code: string }).code]).toEqual([
      400,
      'model_unavailable',
    ]);
    expect((await patient.send('头痛', { session_id: other.sessionId })).status).toBe(404);
    expect((await patient.send('头痛', { session_id: 987_654_321 })).status).toBe(404);
    expect(await list(other)).toEqual([]);
  });

  it.each([
    ['empty', ' \n '],
    ['too long', '痛'.repeat(2001)],
    ['with a NUL byte', '头\u0000痛'],
    ['with a lone surrogate', '头\ud800痛'],
  ])('refuses a message that is %s', async (_, content) => {
    const patient = await chat.patient();
    const response = await patient.send(content);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { content: [expect.any(String)] } });
    expect(await list(patient)).toEqual([]);
  });
});
