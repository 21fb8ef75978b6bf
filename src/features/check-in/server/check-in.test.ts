import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { checkInEndpoints as endpoints } from '../contract.ts';
import type { Answer } from '../rules.ts';
import { adviceForMs, askAfterMs, askForMs } from './check-in-clocks.ts';
import { openCheckInsMax } from './check-in-store.ts';
import { checkInTexts } from '../texts.ts';

const result = `比较像“心脾两虚”。

<<诊察总结>>
性别：女
年龄：42岁
症状：
- 入睡困难
<<诊察总结>>`;

let chat: ChatHarness;
let patient: Patient;

beforeAll(async () => {
  chat = await createChatHarness(Infinity);
});
beforeEach(async () => {
  patient = await chat.patient();
});
afterAll(() => chat.close());

/** Sends a message and returns the id of the reply. */
async function tell(words: string, reply = result, session_id = patient.sessionId) {
  chat.models.script(stream(text(reply), finish(), done));
  const read = await readStream(await patient.send(words, { session_id }));
  return read.sum.message_id ?? 0;
}
const of = (id: number) => ({ params: { id } });
const agree = (id: number, by = patient) => by.call(endpoints.agreeToCheckIn, of(id));
const withdraw = (id: number, by = patient) => by.call(endpoints.withdrawCheckIn, of(id));
const answer = (id: number, said: Answer, by = patient) =>
  by.call(endpoints.answerCheckIn, { ...of(id), body: { answer: said } });
const list = async (by = patient) => (await by.call(endpoints.listCheckIns, {})).data.checkIns;
const isOffered = async (id: number) =>
  (await patient.call(endpoints.getCheckInOffer, of(id))).data.isOffered;
/** Some time later, when the sign-in has expired. */
async function wait(ms = askAfterMs) {
  chat.clock.advance(ms);
  await patient.signIn(patient.username, testPassword);
}
const sleepless = '女，42岁，睡不好半个月了';

describe('being asked how it is now', () => {
  it('is agreed to once, is put when it is due, and is answered once', async () => {
    const reply = await tell(sleepless);
    expect(await isOffered(reply)).toBe(true);
    for (const _ of ['first', 'again']) expect((await agree(reply)).status).toBe(200);
    expect(await isOffered(reply)).toBe(false);
    expect((await answer(reply, 'better')).status).toBe(404);
    const [waiting, ...more] = await list();
    expect([waiting, more]).toMatchObject([{ messageId: reply, isDue: false, answer: null }, []]);
    expect(waiting?.about).toContain('半个月');

    await wait();
    expect(await list()).toMatchObject([{ isDue: true }]);
    expect((await answer(reply, 'better')).data.checkIn).toMatchObject({ answer: 'better' });
    expect((await answer(reply, 'worse')).data.checkIn).toMatchObject({
      answer: 'better',
      advice: null,
    });
    expect(await list()).toEqual([]);
    expect((await agree(reply)).data.checkIn).toMatchObject({ answer: 'better' });
  });

  it('costs nothing and sends nothing', async () => {
    const reply = await tell(sleepless);
    const kept = () =>
      sql`select (select count(*) from message where user_id = ${patient.userId}) as messages,
        (select count(*) from quota_ledger where user_id = ${patient.userId}) as moves`.execute(
        chat.database.db,
      );
    const before = await kept();
    await agree(reply);
    await wait();
    await answer(reply, 'worse');
    expect((await kept()).rows).toEqual(before.rows);
  });

  it('says to 更重了 how soon to see somebody, one level above the result, with the dangers and 120', async () => {
    const reply = await tell(sleepless);
    await agree(reply);
    await wait();
    const { advice } = (await answer(reply, 'worse')).data.checkIn;
    expect(advice).toMatchObject({ level: 'clinic' });
    expect(advice?.text).toContain('门诊');
    expect(advice?.dangers.join()).toMatch(/120/u);
    expect(await list()).toMatchObject([{ answer: 'worse', isDue: false, advice }]);
    await wait(adviceForMs + 1);
    expect(await list()).toEqual([]);
  });

  it('is taken back, before it is due and instead of an answer', async () => {
    const reply = await tell(sleepless);
    await agree(reply);
    for (const _ of ['first', 'again']) expect((await withdraw(reply)).status).toBe(200);
    expect(await list()).toEqual([]);
    await agree(reply);
    await wait();
    await withdraw(reply);
    expect(await list()).toEqual([]);
    expect((await answer(reply, 'same')).status).toBe(404);
    expect((await agree(reply)).status).toBe(404);
  });

  it('is open once in a conversation: the newest result counts', async () => {
    const first = await tell(sleepless);
    await agree(first);
    const second = await tell('夜里还老醒');
    await agree(second);
    expect((await list()).map(({ messageId }) => messageId)).toEqual([second]);
  });

  it('ends unanswered some time later', async () => {
    const reply = await tell(sleepless);
    await agree(reply);
    await wait(askAfterMs + askForMs);
    expect(await list()).toEqual([]);
    expect((await answer(reply, 'same')).status).toBe(404);
  });

  it('is the own affair of the person', async () => {
    const reply = await tell(sleepless);
    await agree(reply);
    await wait();
    const stranger = await chat.patient();
    for (const { status } of [
      await stranger.call(endpoints.getCheckInOffer, of(reply)),
      await agree(reply, stranger),
      await withdraw(reply, stranger),
      await answer(reply, 'worse', stranger),
      await agree(reply - 1),
      await agree(reply + 1_000_000),
    ]) {
      expect(status).toBe(404);
    }
    expect(await list(stranger)).toEqual([]);
    expect(await list()).toMatchObject([{ isDue: true, answer: null }]);
  });

  it('rests while its conversation is deleted, and goes with its reply', async () => {
    const reply = await tell(sleepless);
    await agree(reply);
    await wait();
    await patient.call(sessionEndpoints.deleteSession, of(patient.sessionId));
    expect(await list()).toEqual([]);
    expect((await answer(reply, 'better')).status).toBe(404);
    await patient.call(sessionEndpoints.restoreSession, of(patient.sessionId));
    expect(await list()).toMatchObject([{ isDue: true }]);
    await patient.call(messageEndpoints.deleteMessage, of(reply));
    expect(await list()).toEqual([]);
    const left = await chat.database.db
      .selectFrom('check_in')
      .select('message_id')
      .where('user_id', '=', patient.userId)
      .execute();
    expect(left).toEqual([]);
  });

  it('has a bound for each person', async () => {
    patient = await chat.patient(openCheckInsMax + 1);
    const replies: number[] = [];
    for (let at = 0; at <= openCheckInsMax; at += 1) {
      const made = await patient.call(sessionEndpoints.createSession, { body: { title: `${at}` } });
      replies.push(await tell(sleepless, result, made.data.id));
    }
    const last = replies.pop() ?? 0;
    for (const reply of replies) expect((await agree(reply)).status).toBe(200);
    const refused = await agree(last);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused)).toContain(checkInTexts['zh-CN'].tooMany(openCheckInsMax));
    expect(await list()).toHaveLength(openCheckInsMax);
  });
});

describe('it is never offered', () => {
  const refusal = async (reply: number) => [await isOffered(reply), (await agree(reply)).status];
  const refused = [false, 404];

  it('under a reply that is no result', async () => {
    expect(await refusal(await tell(sleepless, '多久了？'))).toEqual(refused);
  });

  it('while an alarm is open', async () => {
    const reply = await tell(sleepless);
    await tell('刚才胸口压榨样剧痛，出大汗');
    expect(await refusal(reply)).toEqual(refused);
  });

  it('after despair, whatever is said then', async () => {
    await tell('活着没意思，想自杀');
    await tell('没有，我没有想自杀，是我说错了');
    expect(await refusal(await tell(sleepless))).toEqual(refused);
  });

  it('once the result is as old as the question would be', async () => {
    const reply = await tell(sleepless);
    await wait();
    expect(await refusal(reply)).toEqual(refused);
  });
});
