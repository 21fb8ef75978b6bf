import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '#features/membership/server/usage-store.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { recordActivity } from '#features/sessions/server/session-store.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { done, finish, hold, stream, text } from '#test/model-server-replies.ts';
import { continuationEndpoints, type ContinuationEvent } from '../contract.ts';
import { pinnedCharsMax, pinnedLinesMax } from '../rules.ts';
import { makeContinuation } from './make-continuation.ts';
import type { ContinuationServices } from './continuation-services.ts';

const { continueSession, getCarriedFacts } = continuationEndpoints;
const { getSession, endSession, deleteSession, createSession } = sessionEndpoints;

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const at = (id: number) => ({ params: { id } });
const continued = (patient: Patient, body: Record<string, unknown> = {}, id = patient.sessionId) =>
  patient.call(continueSession, { ...at(id), body });
const session = async (patient: Patient, id = patient.sessionId) =>
  (await patient.call(getSession, at(id))).data;
const messages = async (patient: Patient, id: number) =>
  (await patient.call(messageEndpoints.listMessages, at(id))).data.results;
const answer = (words: string) => chat.models.script(stream(text(words), finish(), done));

async function send(patient: Patient, ...words: string[]): Promise<void> {
  for (const content of words) {
    answer('好的，我记下了。');
    await readStream(await patient.send(content));
  }
}

/** Requests the stream and reads it unchanged. */
async function streamed(
  patient: Patient,
  body: Record<string, unknown> = {},
  id = patient.sessionId,
) {
  const path = `/ai/api/sessions/${id}/create-continuation-stream/`;
  const response = await fetch(chat.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${patient.access}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { lines } = await readStream(response.clone());
  const events = lines
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as ContinuationEvent);
  return { status: response.status, lines, events };
}

async function fill(patient: Patient, messagesCount: number): Promise<void> {
  await recordActivity(chat.database.db, {
    userId: patient.userId,
    sessionId: patient.sessionId,
    addedMessages: messagesCount - (await session(patient)).messagesCount,
    uploadChars: 0,
    downloadChars: 0,
    last: null,
    summaryAt: null,
  });
}

describe('a continuation', () => {
  it('is linked both ways and begins with a summary in the person’s own words', async () => {
    const patient = await chat.patient();
    await send(patient, '女，34岁，头痛三天，怕冷。我对青霉素过敏', '在吃优甲乐');
    const made = await continued(patient);
    expect(made.status).toBe(200);
    expect(made.data).toMatchObject({
      title: '头痛三天（续）',
      status: 'ongoing',
      parentSessionId: patient.sessionId,
      continuationSessionId: null,
      messagesCount: 1,
    });
    expect(await session(patient)).toMatchObject({
      status: 'ongoing',
      continuationSessionId: made.data.id,
    });
    const [summary, ...rest] = await messages(patient, made.data.id);
    expect(rest).toEqual([]);
    expect(summary).toMatchObject({ role: 'system', isSummary: true, status: 'complete' });
    expect(summary?.symptomsSummary).toMatchObject({ age: '34岁' });
    for (const words of ['女，34岁，头痛三天，怕冷。', '- 我对青霉素过敏', '- 在吃优甲乐']) {
      expect(summary?.content).toContain(words);
    }
    expect(summary?.content).not.toContain('我记下了');
  });

  it('costs nothing, and is made with nothing left too', async () => {
    const patient = await chat.patient(1);
    await send(patient, '头痛三天');
    const before = await readBalance(chat.database.db, patient.userId, chat.clock.now());
    expect(before.permanent).toBe(0);
    expect((await continued(patient)).status).toBe(200);
    expect(await readBalance(chat.database.db, patient.userId, chat.clock.now())).toEqual(before);
  });

  it('is created once, by whichever concurrent calls', async () => {
    const patient = await chat.patient();
    await send(patient, '头痛三天');
    const replies = await Promise.all([
      continued(patient),
      streamed(patient),
      continued(patient, { title: '另一个名字' }),
      streamed(patient),
      patient.call(createSession, {
        body: { title: '再一个', parentSessionId: patient.sessionId },
      }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const id = (await session(patient)).continuationSessionId;
    const ids = replies.map((reply) =>
      'events' in reply ? reply.events.at(-1)?.new_session?.id : reply.data.id,
    );
    expect(new Set(ids)).toEqual(new Set([id]));
    expect(await messages(patient, id ?? 0)).toHaveLength(1);
    expect((await patient.call(sessionEndpoints.getStats)).data.totalSessions).toBe(2);
  });

  it('is there when the connection dropped, and is found again', async () => {
    const patient = await chat.patient();
    await send(patient, '头痛三天');
    const path = `/ai/api/sessions/${patient.sessionId}/create-continuation-stream/`;
    const leaving = new AbortController();
    const response = await fetch(chat.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${patient.access}`, 'content-type': 'application/json' },
      body: '{}',
      signal: leaving.signal,
    });
    leaving.abort();
    expect(response.status).toBe(200);
    const again = await streamed(patient);
    const id = (await session(patient)).continuationSessionId;
    expect(again.events.at(-1)?.redirect_url).toBe(`/chat/${id}`);
    expect(await messages(patient, id ?? 0)).toHaveLength(1);
  });

  it('may be made anew once the old one was deleted', async () => {
    const patient = await chat.patient();
    const first = (await continued(patient)).data;
    await patient.call(deleteSession, at(first.id));
    expect((await session(patient)).continuationSessionId).toBeNull();
    const second = (await continued(patient)).data;
    expect(second.id).not.toBe(first.id);
    expect((await continued(patient)).data.id).toBe(second.id);
  });

  it('takes the title that is wished for, and refuses one that is too long', async () => {
    const patient = await chat.patient();
    const refused = await continued(patient, { title: '题'.repeat(51) });
    expect([refused.status, refused.failure.fields?.['title']]).toEqual([
      400,
      ['标题不能超过50个字符'],
    ]);
    expect((await continued(patient, { title: ' 第二周 ' })).data.title).toBe('第二周');
  });

  it('cannot be created or requested by another person', async () => {
    const patient = await chat.patient();
    const stranger = await chat.patient();
    for (const id of [patient.sessionId, 999_999_999]) {
      const replies = [
        await continued(stranger, {}, id),
        await stranger.call(getCarriedFacts, at(id)),
        await streamed(stranger, {}, id),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await session(patient)).continuationSessionId).toBeNull();
  });

  it('waits for the reply that is being written', async () => {
    const patient = await chat.patient();
    chat.models.script(stream(text('先说寒热。'), hold, text('再说汗。'), finish(), done));
    const whole = patient.send('头痛').then((response) => readStream(response));
    await chat.models.held();
    const refused = await continued(patient);
    expect([refused.status, refused.failure.code]).toEqual([409, 'reply_running']);
    expect((await streamed(patient)).status).toBe(409);
    expect((await session(patient)).continuationSessionId).toBeNull();
    chat.models.release();
    await whole;
    expect((await continued(patient)).status).toBe(200);
  });
});

describe('the session that is continued', () => {
  it('stays as it is while it has room, and is completed when it is full', async () => {
    const roomy = await chat.patient();
    await fill(roomy, 198);
    await continued(roomy);
    expect((await session(roomy)).status).toBe('ongoing');
    const full = await chat.patient();
    await fill(full, 200);
    const child = await continued(full);
    expect(child.data).toMatchObject({ status: 'ongoing', messagesCount: 1 });
    expect((await session(full)).status).toBe('completed');
  });

  it('may be completed before', async () => {
    const patient = await chat.patient();
    await send(patient, '头痛三天');
    await patient.call(endSession, at(patient.sessionId));
    const { data } = await continued(patient);
    expect(data.status).toBe('ongoing');
    expect((await session(patient)).status).toBe('completed');
  });
});

describe('the stream of a continuation', () => {
  it('sends its steps, the summary in pieces, the new session, and ends', async () => {
    const patient = await chat.patient();
    await send(patient, '头痛三天');
    const { lines, events } = await streamed(patient);
    expect(lines.every((line) => /^data: (\{.*\}|\[DONE\])$/.test(line))).toBe(true);
    expect(lines.at(-1)).toBe('data: [DONE]');
    const types = events.map(({ type }) => type);
    expect([...new Set(types)]).toEqual([
      'start',
      'summary_start',
      'summary_progress',
      'summary_content',
      'complete',
    ]);
    const id = (await session(patient)).continuationSessionId ?? 0;
    const [summary] = await messages(patient, id);
    expect(events.map(({ content }) => content ?? '').join('')).toBe(summary?.content);
    expect(events.at(-1)).toMatchObject({
      new_session: { id, title: '头痛三天（续）' },
      redirect_url: `/chat/${id}`,
    });
  });

  it('gives the whole summary at once when there is one already', async () => {
    const patient = await chat.patient();
    await send(patient, '头痛三天');
    const { data } = await continued(patient);
    const { events } = await streamed(patient);
    expect(events.map(({ type }) => type)).toEqual(['start', 'summary_content', 'complete']);
    const [summary] = await messages(patient, data.id);
    expect(events[1]?.full_content).toBe(summary?.content);
  });
});

describe('the facts that are kept in mind', () => {
  it('are proposed, and carried as the person left them', async () => {
    const patient = await chat.patient();
    await send(patient, '头痛三天。我对青霉素过敏', '在吃优甲乐');
    const { data } = await patient.call(getCarriedFacts, at(patient.sessionId));
    expect(data).toEqual({ pinned: ['我对青霉素过敏', '在吃优甲乐'] });
    const pinned = ['对*虾*过敏', ' 在吃  优甲乐 ', '在吃 优甲乐'];
    const child = (await continued(patient, { pinned })).data;
    const [summary] = await messages(patient, child.id);
    expect(summary?.content).toContain(String.raw`- 对\*虾\*过敏`);
    expect(summary?.content.match(/优甲乐/g)).toHaveLength(1);
    expect(summary?.content).not.toContain('青霉素');
  });

  it.each([
    [['']],
    [[' ']],
    [['长'.repeat(pinnedCharsMax + 1)]],
    [Array.from({ length: pinnedLinesMax + 1 }, (_, number) => `事项${number}`)],
    ['对青霉素过敏'],
    [[1]],
    [['a\u0000']],
  ])('are refused when they are %j', async (pinned) => {
    const patient = await chat.patient();
    const refused = await continued(patient, { pinned });
    expect([refused.status, refused.failure.code]).toEqual([400, 'validation_failed']);
    expect((await session(patient)).continuationSessionId).toBeNull();
  });

  it('still forbid in the continuation, and its model receives them', async () => {
    const patient = await chat.patient();
    await send(patient, '女，30岁，头晕乏力。我对当归过敏');
    const child = (await continued(patient)).data;
    answer('可以用当归补血。\n多休息。');
    chat.models.requests.length = 0;
    const reply = await readStream(await patient.send('还是乏力', { session_id: child.id }));
    expect(reply.sum.content).not.toContain('当归');
    expect(reply.sum.content).toContain('多休息');
    const asked = JSON.stringify(chat.models.requests);
    expect(asked).toContain('头晕乏力');
    expect(asked).toContain('我对当归过敏');
  });

  it.each([
    ['a pregnancy', '怀孕三个月，咳嗽'],
    ['a danger', '我一整天没尿了，憋着排不出来'],
    ['a child', '孩子六岁，咳嗽'],
  ])('keep formulas away because of %s', async (_, words) => {
    const patient = await chat.patient();
    await send(patient, words);
    const child = (await continued(patient)).data;
    answer('可以用止嗽散。\n多喝温水。');
    const reply = await readStream(await patient.send('现在怎么办', { session_id: child.id }));
    expect(reply.sum.content).toContain('多喝温水');
    expect(reply.sum.content).not.toContain('止嗽散');
    const grandchild = (await continued(patient, {}, child.id)).data;
    answer('可以用止嗽散。\n多喝温水。');
    const next = await readStream(await patient.send('还是咳', { session_id: grandchild.id }));
    expect(next.sum.content).not.toContain('止嗽散');
  });

  it('carry no formula and no word of the assistant as the person’s', async () => {
    const patient = await chat.patient();
    answer('您可能怀孕了，也可能对虾过敏。可以用止嗽散。');
    await readStream(await patient.send('咳嗽三天'));
    const child = (await continued(patient)).data;
    const [summary] = await messages(patient, child.id);
    expect(summary?.content).toContain('咳嗽三天');
    expect(summary?.content).not.toMatch(/怀孕|过敏|止嗽散/);
  });

  it('are read where readings take turns, once, and not at all where there is one already', async () => {
    const patient = await chat.patient();
    await send(patient, '女，34岁，咳嗽三天，对青霉素过敏');
    const from = chat.readings.length;
    await patient.call(getCarriedFacts, at(patient.sessionId));
    const child = (await continued(patient)).data;
    expect(chat.readings.slice(from).map(({ name }) => name)).toEqual([
      'pinnedReader',
      'carriedReader',
    ]);
    expect((await continued(patient)).data.id).toBe(child.id);
    expect(chat.readings.slice(from)).toHaveLength(2);
  });

  it('are read again where a message arrived while they were read', async () => {
    const patient = await chat.patient();
    await send(patient, '咳嗽三天');
    let reads = 0;
    const services: ContinuationServices = {
      db: chat.database.db,
      reading: {
        read: async (_, reader, order) => {
          reads += 1;
          if (reads === 1) await send(patient, '还对海鲜过敏');
          return reader.read(order);
        },
      },
    };
    const { userId, sessionId } = patient;
    const asked = { userId, sessionId, now: chat.clock.now(), language: 'zh-CN' } as const;
    const made = await makeContinuation(services, asked, {});
    expect(reads).toBe(2);
    expect(made.content).toContain('海鲜');
    expect(await messages(patient, made.session.id)).toHaveLength(1);
  });
});
