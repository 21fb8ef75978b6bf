// The rules of messages and streams (docs/specification), over HTTP alone against the whole product.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readStream, type ReadStream } from '../chat-harness.ts';
import type { ModelServer } from '../model-server.ts';
import { cut, hold, statusReply, stream, text, textReply } from '../model-server-replies.ts';
import type { ProductHarness } from '../product-harness.ts';
import { consentToModels, makeNewcomer, type TestAccount } from '../product-people.ts';
import { startScriptedProduct, type PageCalls, type ScriptedProduct } from '../scripted-product.ts';
import { takeFreeMessagesBack } from '../unclaimed-account.ts';

type Message = {
  id: number;
  role: string;
  content: string;
  status: string;
  symptomsSummary: { symptoms: string[] } | null;
};
type MessagePage = { results: Message[]; count: number; next: unknown; previous: unknown };

const block = '<<诊察总结>>\n性别：女\n年龄：34岁\n症状：\n- 胃脘隐痛\n- 大便溏\n<<诊察总结>>';

let scripted: ScriptedProduct;
let models: ModelServer;
let product: ProductHarness;
let person: TestAccount;
let sessionId: number;
let calls: PageCalls;
beforeAll(async () => {
  scripted = await startScriptedProduct();
  ({ models, product } = scripted);
  calls = scripted.callsAs(() => person);
});
beforeEach(async () => {
  person = await scripted.newPatient();
  sessionId = await product.openSession(person, '头痛');
});
afterAll(() => scripted.close());

const send = (content: string, extra: Record<string, unknown> = {}) =>
  calls.send(sessionId, content, extra);
const say = (content: string, extra: Record<string, unknown> = {}) =>
  calls.say(sessionId, content, extra);
const follow = () => calls.open('GET', `/ai/chat-stream/${sessionId}/`);
const list = (query = '') =>
  calls.dataOf<MessagePage>(`/ai/api/sessions/${sessionId}/messages/${query}`);
const refusalOf = async (response: Response) => {
  const body = (await response.json()) as { success: boolean; code: string };
  return [response.status, body.success, body.code];
};
/** Requests a reply that pauses half-way until the model is released. */
function startHalf(extra: Record<string, unknown> = {}): Promise<ReadStream> {
  models.scriptByMessage(() => textReply(['先说寒热。', hold, '再说汗。']));
  return say('头痛三天', extra);
}

describe('pages of messages', () => {
  it('page 1 is the newest, ascending inside, and next is truthy while older ones exist', async () => {
    for (const words of ['一', '二', '三']) await say(`头痛${words}天`);
    const newest = await list('?page=1&page_size=4');
    expect(newest.results.map(({ content }) => content)).toEqual([
      '头痛二天',
      '好的，我记下了。',
      '头痛三天',
      '好的，我记下了。',
    ]);
    expect([newest.count, Boolean(newest.next)]).toEqual([6, true]);
    const oldest = await list('?page=2&page_size=4');
    expect(oldest.results[0]?.content).toBe('头痛一天');
    expect([oldest.next, Boolean(oldest.previous)]).toEqual([null, true]);
  });

  it('load-old-messages returns the page before a message, ascending', async () => {
    for (const words of ['一', '二']) await say(`头痛${words}天`);
    const { results } = await list();
    const path = `/ai/api/sessions/${sessionId}/load-old-messages/?oldest_message_id=${results[2]?.id}`;
    expect(await calls.dataOf(path)).toMatchObject({
      messages: [{ content: '头痛一天' }, { content: '好的，我记下了。' }],
      has_more: false,
      loaded_count: 2,
    });
  });
});

describe('an event stream', () => {
  it('has one data line per event, first the ids, last [DONE], and its fields add up', async () => {
    const response = await send('头痛三天');
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const read = await readStream(response);
    for (const line of read.lines.slice(0, -1)) expect(line).toMatch(/^data: \{.*\}$/);
    expect(read.lines.at(-1)).toBe('data: [DONE]');
    const { results } = await list();
    expect(read.events[0]).toMatchObject({
      message_id: results[1]?.id,
      user_message_id: results[0]?.id,
    });
    expect(read.sum.content).toBe(results[1]?.content);
  });

  it('is not started when the error is known before: the error is a status', async () => {
    const other = await product.signUp('stranger');
    const foreign = await product.openSession(other, '别人的');
    expect(await refusalOf(await send('  '))).toEqual([400, false, 'validation_failed']);
    expect(await refusalOf(await send('头痛', { model: 'ark' }))).toEqual([
      400,
      false,
      'model_unavailable',
    ]);
    expect(await refusalOf(await send('头痛', { session_id: foreign }))).toEqual([
      404,
      false,
      'not_found',
    ]);
    person = await product.signUp('newcomer', { agreed: false });
    expect(await refusalOf(await send('头痛'))).toEqual([403, false, 'agreement_required']);
  });

  it('is not started with no messages left: the status is 402', async () => {
    const poor = await makeNewcomer(product.url, 'poor');
    person = { ...person, ...poor };
    await takeFreeMessagesBack(product.database.db, poor.username);
    await calls.ask('POST', '/ai/privacy-agreement/api/accept/', {});
    await consentToModels(product.url, person);
    sessionId = await product.openSession(person, '没有次数');
    expect(await refusalOf(await send('头痛'))).toEqual([402, false, 'quota_exhausted']);
    expect((await list()).results).toEqual([]);
  });

  it('reports a later error in an event, then [DONE]', async () => {
    models.scriptByMessage(() => stream(text('先说寒热。'), cut));
    const read = await say('头痛三天');
    expect(read.sum).toMatchObject({ content: '先说寒热。', error: expect.stringMatching(/\S/) });
    expect(read.lines.at(-1)).toBe('data: [DONE]');
    models.scriptByMessage(() => statusReply(500));
    expect((await say('还头晕')).sum.error).toMatch(/\S/);
  });
});

describe('a reply', () => {
  it('continues when its reader disconnects, and can be followed from the start', async () => {
    models.scriptByMessage(() => textReply(['先说寒热。', hold, '再说汗。']));
    await readStream(await send('头痛三天'), ({ content }) => content === '先说寒热。');
    const late = readStream(await follow());
    models.release();
    const read = await late;
    expect(read.events[0]).toMatchObject({ message_id: expect.any(Number), content: '先说寒热。' });
    expect(read.sum).toMatchObject({ content: '先说寒热。再说汗。', status: 'complete' });
    expect((await follow()).status).toBe(204);
  });

  it('is stopped only by the cancel call; its text is kept, marked cancelled', async () => {
    const whole = startHalf();
    await models.held();
    const [, reply] = (await list()).results;
    expect(reply).toMatchObject({ status: 'streaming' });
    const path = '/ai/api/messages/cancel/';
    const body = { message_id: reply?.id };
    expect((await calls.ask('POST', path, body)).status).toBe(200);
    expect((await whole).sum).toMatchObject({ status: 'cancelled' });
    expect((await list()).results[1]).toMatchObject({ content: '先说寒热。', status: 'cancelled' });
  });

  it('runs once at a time in a session: a second send is 409', async () => {
    const whole = startHalf();
    await models.held();
    expect(await refusalOf(await send('还头晕'))).toEqual([409, false, 'reply_running']);
    models.release();
    expect((await whole).sum.status).toBe('complete');
  });

  it('is the same for a repeated client_message_id, running or finished, and costs once', async () => {
    const before = await calls.messagesLeft();
    const extra = { client_message_id: randomUUID() };
    const whole = startHalf(extra);
    await models.held();
    const twin = say('头痛三天', extra);
    models.release();
    const reads = [await whole, await twin, await say('头痛三天', extra)];
    for (const { sum } of reads) {
      expect(sum).toMatchObject({
        message_id: reads[0]?.sum.message_id,
        content: '先说寒热。再说汗。',
      });
    }
    expect((await list()).count).toBe(2);
    expect(await calls.messagesLeft()).toBe(before - 1);
  });

  it('that failed is refunded, and written again by the same send', async () => {
    const before = await calls.messagesLeft();
    const extra = { client_message_id: randomUUID() };
    models.scriptByMessage(() => stream(text('先说'), cut));
    await say('头痛三天', extra);
    expect((await list()).results[1]).toMatchObject({ status: 'failed' });
    expect(await calls.messagesLeft()).toBe(before);
    models.scriptByMessage(() => textReply(['请说。']));
    expect((await say('头痛三天', extra)).sum).toMatchObject({ content: '请说。' });
    expect((await list()).results).toMatchObject([{ role: 'user' }, { content: '请说。' }]);
  });

  it('that was not interrupted is only returned when asked to resume', async () => {
    const { sum } = await say('头痛三天');
    const requests = models.requests.length;
    const path = `/ai/api/messages/${sum.message_id}/resume/`;
    const asked = await calls.open('POST', path);
    expect((await readStream(asked)).sum).toMatchObject({
      message_id: sum.message_id,
      content: '好的，我记下了。',
      status: 'complete',
    });
    expect(models.requests).toHaveLength(requests);
  });
});

describe('the summary block', () => {
  beforeEach(() => models.scriptByMessage(() => textReply(['多偏向脾胃虚寒。\n', ...block])));

  it('is in the live stream, between markers that end their own events', async () => {
    const { events } = await say('胃痛');
    const contents = events.flatMap(({ content }) => content ?? []);
    const start = contents.indexOf('<<诊察总结>>\n\n\n\n');
    expect(start).toBeGreaterThan(-1);
    expect(contents.slice(0, start).join('').trim()).toBe('多偏向脾胃虚寒。');
    expect(contents.at(-1)).toBe('<<诊察总结>>');
  });

  it('is never stored in content: the object is symptomsSummary', async () => {
    await say('胃痛');
    const [, reply] = (await list()).results;
    expect(reply?.content.trim()).toBe('多偏向脾胃虚寒。');
    expect(reply?.symptomsSummary?.symptoms).toEqual(['胃脘隐痛', '大便溏']);
  });
});

describe('the results of a session', () => {
  it('symptoms-summary is a map of symptoms, two texts and a time', async () => {
    await say('胃脘隐痛三天，大便溏');
    const path = `/ai/api/sessions/${sessionId}/symptoms-summary/`;
    const { json } = await calls.ask('GET', path);
    expect(json).toMatchObject({
      success: true,
      data: {
        symptoms: expect.any(Object),
        possibleDiagnosis: expect.any(String),
        recommendations: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
  });

  it('symptom-timeline is a theme and events that name their message and change', async () => {
    await say('头痛三天');
    const path = `/ai/session/${sessionId}/symptom-timeline/`;
    const { json } = await calls.ask('GET', path);
    const [question] = (await list()).results;
    expect(json['data']).toMatchObject({
      theme: expect.any(String),
      events: [{ messageId: question?.id, symptom: '头痛', change: 'new' }],
    });
  });
});

describe('models', () => {
  type Config = {
    aiModels: { value: string; available: boolean; reason?: string | null }[];
    userModelPreference: string;
    defaultModel: string;
  };
  const config = () => calls.dataOf<Config>('/ai/api/models/config/');

  it('config always lists the three original models, with a reason when unavailable, and local', async () => {
    const { aiModels } = await config();
    for (const value of ['ark', 'arkseedthink', 'deepseekr1']) {
      const model = aiModels.find((each) => each.value === value);
      expect(model).toMatchObject({ available: false });
      expect(JSON.stringify(model)).toMatch(/reason/i);
    }
    expect(aiModels.find(({ value }) => value === 'local')).toMatchObject({ available: true });
  });

  it('a choice is stored as the preference, and a send without a model uses it', async () => {
    const path = '/ai/api/models/preference/';
    await calls.ask('PUT', path, { model: 'scripted' });
    expect((await config()).userModelPreference).toBe('scripted');
    const before = models.requests.length;
    await say('头痛三天', { model: null });
    expect(models.requests).toHaveLength(before + 1);
  });
});
