import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInEndpoints } from '#features/check-in/contract.ts';
import { askAfterMs } from '#features/check-in/server/check-in-clocks.ts';
import { continuationEndpoints } from '#features/continuation/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { testPassword } from '#test/product-people.ts';
import { done, finish, stream, text } from '#test/model-server-replies.ts';
import { summaryEndpoints } from '#features/summary/contract.ts';

const { getSymptomsSummary, getSymptomTimeline } = summaryEndpoints;
const { continueSession } = continuationEndpoints;
const { createSession, deleteSession } = sessionEndpoints;

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const at = (id: number) => ({ params: { id } });
const plain = '好的，我记下了。';

async function tell(patient: Patient, words: string, answer = plain, id = patient.sessionId) {
  chat.clock.advance(1_000);
  chat.models.script(stream(text(answer), finish(), done));
  const read = await readStream(await patient.send(words, { session_id: id }));
  return { own: read.sum.user_message_id ?? 0, answer: read.sum.message_id ?? 0 };
}
const block = (symptoms: readonly string[], ...more: string[]): string =>
  `请看小结。\n<<诊察总结>>\n\n\n\n性别：男\n年龄：34岁\n症状：\n${symptoms
    .map((line) => `- ${line}`)
    .join('\n')}\n${more.join('\n')}\n<<诊察总结>>`;

const summaryOf = async (patient: Patient, id = patient.sessionId) =>
  (await patient.call(getSymptomsSummary, at(id))).data;
const timelineOf = async (patient: Patient, id = patient.sessionId) =>
  (await patient.call(getSymptomTimeline, at(id))).data;
const courseOf = async (patient: Patient, id = patient.sessionId) =>
  (await timelineOf(patient, id)).events.map(({ symptom, change }) => `${symptom} ${change}`);
const continued = async (patient: Patient, id = patient.sessionId): Promise<number> =>
  (await patient.call(continueSession, { ...at(id), body: {} })).data.id;

async function contents(patient: Patient, id: number): Promise<Map<number, string>> {
  const query = { page: 1, page_size: 100 };
  const { data } = await patient.call(messageEndpoints.listMessages, { ...at(id), query });
  return new Map(data.results.map((message) => [message.id, message.content]));
}

describe('the summary of a session', () => {
  it('is empty before the first message, and all questions are open', async () => {
    const patient = await chat.patient();
    const empty = await summaryOf(patient);
    expect(empty).toMatchObject({ symptoms: {}, items: [], prescriptions: [], updatedAt: null });
    expect(empty).toMatchObject({ possibleDiagnosis: '', recommendations: '' });
    expect(new Set(empty.tenQuestions.map(({ state }) => state))).toEqual(new Set(['open']));
  });

  it('marks the replies that have one, in every list, and lets them be deleted', async () => {
    const patient = await chat.patient();
    const where = at(patient.sessionId);
    const { answer } = await tell(patient, '头痛三天', block(['头痛']));
    const later = await tell(patient, '谢谢');
    const marks = (messages: readonly { id: number; isSummary: boolean }[]) =>
      messages.filter(({ isSummary }) => isSummary).map(({ id }) => id);
    const { data } = await patient.call(messageEndpoints.listMessages, where);
    expect(marks(data.results)).toEqual([answer]);
    const query = { oldest_message_id: later.own };
    const older = await patient.call(messageEndpoints.loadOldMessages, { ...where, query });
    expect(marks(older.data.messages)).toEqual([answer]);
    const gone = await patient.call(messageEndpoints.deleteMessage, at(answer));
    expect(gone.status).toBe(200);
    const child = await continued(patient);
    const { data: begun } = await patient.call(messageEndpoints.listMessages, at(child));
    expect(begun.results).toMatchObject([{ role: 'system', isSummary: true }]);
  });

  it('is returned without nesting: success and data at the top level', async () => {
    const patient = await chat.patient();
    const path = `/ai/api/sessions/${patient.sessionId}/symptoms-summary/`;
    const headers = { authorization: `Bearer ${patient.access}` };
    const answer = await fetch(chat.url + path, { headers });
    const body = (await answer.json()) as { success: boolean; data: { symptoms: unknown } };
    expect([answer.status, body.success, body.data.symptoms]).toEqual([200, true, {}]);
  });

  it('links every statement to the exact words of the user', async () => {
    const patient = await chat.patient();
    const { own } = await tell(patient, '昨晚开始头疼，怕冷');
    const { items, symptoms, updatedAt } = await summaryOf(patient);
    const headache = items.find(({ label }) => label === '头痛');
    expect(headache).toMatchObject({ origin: 'own', source: { messageId: own, quote: '头疼' } });
    const { start = 0, end = 0 } = headache?.source ?? {};
    expect('昨晚开始头疼，怕冷'.slice(start, end)).toBe('头疼');
    expect(symptoms['头痛']).toContain('头疼');
    expect(updatedAt).not.toBeNull();
  });

  it('marks what only the model states as inferred, and strips leading numbers', async () => {
    const patient = await chat.patient();
    const lines = ['1. 头疼（三天）', '2、胁痛', '③ 怕冷'];
    await tell(
      patient,
      '头疼三天，怕冷',
      block(lines, '可能诊断：感冒，倾向风寒', '建议：早点休息'),
    );
    const summary = await summaryOf(patient);
    expect(summary.items.map(({ label, origin }) => [label, origin])).toEqual([
      ['头疼', 'own'],
      ['胁痛', 'model'],
      ['怕冷', 'own'],
    ]);
    expect(summary.symptoms).toEqual({ 头疼: '三天', 胁痛: '模型推测', 怕冷: '' });
    expect(summary.items[1]?.source).toBeNull();
    expect(summary.possibleDiagnosis).toBe('感冒，倾向风寒');
    expect(summary.recommendations).toBe('早点休息');
  });

  it('gives a duration only where the user gave one', async () => {
    const patient = await chat.patient();
    await tell(patient, '头疼三天，咳嗽');
    const { symptoms } = await summaryOf(patient);
    expect(symptoms).toEqual({ 头痛: '头疼，三天', 咳嗽: '' });
  });

  it('marks what the user denied as inferred', async () => {
    const patient = await chat.patient();
    await tell(patient, '头疼，没有发烧', block(['头疼', '发热']));
    const { items } = await summaryOf(patient);
    expect(items.map(({ label, origin }) => [label, origin])).toEqual([
      ['头疼', 'own'],
      ['发热', 'model'],
    ]);
  });

  it('continues after the newest summary: removes what is gone and adds what is new', async () => {
    const patient = await chat.patient();
    await tell(patient, '头疼，怕冷', block(['头痛', '怕冷']));
    await tell(patient, '头不疼了，开始咳嗽');
    const { items } = await summaryOf(patient);
    expect(items.map(({ label }) => label)).toEqual(['恶寒', '咳嗽']);
  });

  it('names a formula for reference, and withholds it once a danger is mentioned', async () => {
    const patient = await chat.patient();
    const lines = block(['头痛', '怕冷', '无汗'], '倾向：风寒束表', '处方：', '荆防败毒散');
    await tell(patient, '男，34岁，没有过敏，没在吃药。头痛，怕冷，没出汗', lines);
    expect((await summaryOf(patient)).prescriptions).toEqual(['荆防败毒散']);
    await readStream(await patient.send('突然胸口剧痛，喘不上气，左胳膊发麻'));
    const after = await summaryOf(patient);
    expect(after).toMatchObject({ prescriptions: [], possibleDiagnosis: '', recommendations: '' });
  });

  it('shows which of the ten questions are known, asked and open', async () => {
    const patient = await chat.patient();
    const { own } = await tell(patient, '头疼三天', '记下了。您最近睡得怎么样？');
    const { tenQuestions } = await summaryOf(patient);
    const of = (key: string) => tenQuestions.find((item) => item.key === key);
    expect(of('headBody')).toMatchObject({ state: 'known', told: ['头痛'] });
    expect(of('headBody')?.source?.messageId).toBe(own);
    expect(of('sleep')).toMatchObject({ state: 'asked', told: [], source: null });
    expect(of('mood')).toMatchObject({ state: 'open', request: '请问问我情绪的情况。' });
  });

  it('reads carried-over facts in a continuation', async () => {
    const patient = await chat.patient();
    await tell(patient, '头疼三天，怕冷');
    const next = await continued(patient);
    const { items } = await summaryOf(patient, next);
    const shown = await contents(patient, next);
    const headache = items.find(({ label }) => label === '头痛');
    expect(headache?.origin).toBe('own');
    const { messageId = 0, start, end } = headache?.source ?? {};
    expect(shown.get(messageId)?.slice(start, end)).toBe('头疼');
  });

  it('is visible only to its owner', async () => {
    const [patient, other] = [await chat.patient(), await chat.patient()];
    for (const call of [getSymptomsSummary, getSymptomTimeline]) {
      expect((await other.call(call, at(patient.sessionId))).status).toBe(404);
      expect((await patient.call(call, at(2_000_000_000))).status).toBe(404);
    }
    await patient.call(deleteSession, at(patient.sessionId));
    for (const call of [getSymptomsSummary, getSymptomTimeline]) {
      expect((await patient.call(call, at(patient.sessionId))).status).toBe(404);
    }
  });
});

describe('the timeline of symptoms', () => {
  it('is empty before the first message', async () => {
    const patient = await chat.patient();
    expect(await timelineOf(patient)).toEqual({
      theme: '',
      events: [],
      lanes: [],
      charts: [],
      until: null,
    });
  });

  it('merges synonyms of a symptom, and names the theme', async () => {
    const patient = await chat.patient();
    const first = await tell(patient, '头疼三天，怕冷');
    const second = await tell(patient, '脑袋疼好点了');
    const { theme, events } = await timelineOf(patient);
    expect(theme).toBe('头痛三天，伴怕冷');
    expect(events.map(({ messageId, symptom, change }) => [messageId, symptom, change])).toEqual([
      [first.own, '头痛', 'new'],
      [first.own, '恶寒', 'new'],
      [second.own, '头痛', 'better'],
    ]);
    expect(events[2]).toMatchObject({ sessionId: patient.sessionId, note: '脑袋疼好点了' });
  });

  it('follows the chain of continuations both ways without duplicates', async () => {
    const patient = await chat.patient();
    await tell(patient, '头疼三天');
    const second = await continued(patient);
    await tell(patient, '头痛加重了', plain, second);
    const third = await continued(patient, second);
    await tell(patient, '头不疼了', plain, third);
    const course = ['头痛 new', '头痛 worse', '头痛 gone'];
    for (const id of [patient.sessionId, second, third]) {
      expect(await courseOf(patient, id)).toEqual(course);
    }
    const { events } = await timelineOf(patient, second);
    expect(events.map(({ sessionId }) => sessionId)).toEqual([patient.sessionId, second, third]);
  });

  it('omits a deleted session, but not what was carried over from it', async () => {
    const patient = await chat.patient();
    await tell(patient, '头疼三天');
    const second = await continued(patient);
    await tell(patient, '头痛好多了', plain, second);
    await patient.call(deleteSession, at(patient.sessionId));
    const { events } = await timelineOf(patient, second);
    expect(events.map(({ change, sessionId }) => [change, sessionId])).toEqual([
      ['new', second],
      ['better', second],
    ]);
  });

  it('marks a symptom mentioned again in a later session as unchanged', async () => {
    const patient = await chat.patient();
    await tell(patient, '头疼三天');
    const second = await continued(patient);
    await tell(patient, '我头痛', plain, second);
    expect(await courseOf(patient, second)).toEqual(['头痛 new', '头痛 same']);
  });

  it('shows what was answered some days after a result, on its day', async () => {
    const patient = await chat.patient();
    const { answer: id } = await tell(patient, '睡不好半个月了', block(['入睡困难']));
    await patient.call(checkInEndpoints.agreeToCheckIn, { params: { id } });
    chat.clock.advance(askAfterMs);
    await patient.signIn(patient.username, testPassword);
    const said = chat.clock.now().toISOString();
    const body = { answer: 'worse' } as const;
    await patient.call(checkInEndpoints.answerCheckIn, { params: { id }, body });
    const { events, lanes, until } = await timelineOf(patient);
    expect(events.at(-1)).toMatchObject({ change: 'worse', at: said, note: '更重了' });
    expect(lanes[0]?.periods[0]?.steps.at(-1)).toMatchObject({ change: 'worse', at: said });
    expect(until).toBe(said);
  });

  it('never contains other users’ sessions, even with a parent of theirs', async () => {
    const [patient, other] = [await chat.patient(), await chat.patient()];
    await tell(patient, '头疼三天');
    const made = await other.call(createSession, {
      body: { title: '接着', parentSessionId: patient.sessionId },
    });
    expect(made.status).toBe(404);
    await tell(other, '咳嗽');
    expect(await courseOf(other)).toEqual(['咳嗽 new']);
  });

  const sentences = [
    '头疼三天',
    '头痛加重了',
    '好多了',
    '没什么变化',
    '头不疼了',
    '又开始头痛了',
    '咳嗽，有痰',
    '咳嗽没了',
    '拉肚子，肚子疼',
    '都好了',
    '没有发烧',
    '睡不着',
    '睡得好一点了',
    '好的，谢谢',
  ];

  it('is in order of time, and each event has a message of the owner that contains its text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.constantFrom(...sentences), { maxLength: 4 }), {
          minLength: 1,
          maxLength: 3,
        }),
        async (sessions) => {
          const patient = await chat.patient(20);
          const ids = [patient.sessionId];
          for (const [index, messages] of sessions.entries()) {
            if (index > 0) ids.push(await continued(patient, ids.at(-1)));
            for (const words of messages) await tell(patient, words, plain, ids.at(-1));
          }
          const { events } = await timelineOf(patient, ids[0]);
          const shown = new Map<number, string>();
          for (const id of ids)
            for (const entry of await contents(patient, id)) shown.set(...entry);
          expect(events.map(({ at: time }) => time)).toEqual(
            events.map(({ at: time }) => time).toSorted(),
          );
          for (const { messageId, sessionId, note } of events) {
            expect(ids).toContain(sessionId);
            expect(note).not.toBe('');
            expect(shown.get(messageId)).toContain(note);
          }
          const seen = new Set<string>();
          for (const { symptom, change } of events) {
            if (change === 'gone' || change === 'same') expect(seen).toContain(symptom);
            seen.add(symptom);
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
