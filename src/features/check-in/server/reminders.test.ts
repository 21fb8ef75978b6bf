import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import {
  mailCodeAttemptsMax,
  mailCodeMs,
} from '#features/account/server/email-confirmation-store.ts';
import {
  noticeAttemptsMax,
  noticeRetryMs,
  pushSubscriptionsMax,
  savePushSubscription,
} from '#features/account/server/push-subscription-store.ts';
import { agreementEndpoints } from '#features/agreement/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { codeIn, createMailBox, type MailBox } from '#test/mail-box.ts';
import { done, finish, stream, text } from '#test/model-server-replies.ts';
import { testPassword } from '#test/product-people.ts';
import { checkInEndpoints } from '../contract.ts';
import { reminderConsentVersion as version } from '../reminder-rules.ts';
import { reminderEndpoints as endpoints } from '../reminder-contract.ts';
import { askAfterMs, askForMs } from './check-in-clocks.ts';
import { remindDue } from './remind-due.ts';

const result = `比较像“心脾两虚”。

<<诊察总结>>
性别：女
年龄：42岁
症状：
- 入睡困难
<<诊察总结>>`;
const hourMs = 3_600_000;
const endpoint = 'https://push.example.org/device-1';

let chat: ChatHarness;
let box: MailBox;
let patient: Patient;

beforeAll(async () => {
  chat = await createChatHarness();
  box = createMailBox(chat);
});
afterAll(() => chat.close());
beforeEach(async () => {
  // Each test begins at 16:00 in China, on a day of its own.
  const at = chat.clock.now().getTime() % (24 * hourMs);
  chat.clock.advance(20 * 24 * hourMs - at + 8 * hourMs);
  await remind();
  await box.collect();
  patient = await chat.patient();
  Object.assign(chat.push, { sent: [], outcome: 'sent' });
});

const remind = () =>
  remindDue(
    {
      db: chat.database.db,
      log: chat.options.log,
      reminders: { sendsMail: true, push: chat.push },
    },
    chat.clock.now(),
  );
const reminders = async (by = patient) => (await by.call(endpoints.getReminders, {})).data;
const startMail = (by = patient) => by.call(endpoints.startMailReminder, { body: { version } });
const startPush = (by = patient, at = endpoint) =>
  by.call(endpoints.startPushReminder, { body: { version, endpoint: at } });
const confirm = (code: string, by = patient) =>
  by.call(endpoints.confirmMailAddress, { body: { code } });
const endPush = (everywhere: boolean, by = patient) =>
  by.call(endpoints.endPushReminder, { body: { everywhere } });

async function startConfirmedMail(by = patient): Promise<void> {
  await startMail(by);
  const [mail] = await box.collect();
  expect((await confirm(codeIn(mail), by)).status).toBe(200);
}

/** A result about which the person agreed to be asked again; returns its reply. */
async function agreeToBeAsked(by = patient): Promise<number> {
  chat.models.script(stream(text(result), finish(), done));
  const { sum } = await readStream(
    await by.send('女，42岁，睡不好半个月了', { session_id: by.sessionId }),
  );
  const params = { id: sum.message_id ?? 0 };
  expect((await by.call(checkInEndpoints.agreeToCheckIn, { params })).status).toBe(200);
  return params.id;
}
async function wait(ms = askAfterMs, by = patient) {
  chat.clock.advance(ms);
  await by.signIn(by.username, testPassword);
}
/** What a round of the work sends. */
async function sentNow() {
  await remind();
  return { mails: await box.collect(), notices: chat.push.sent.splice(0) };
}
const nothing = { mails: [], notices: [] };
const waiting = () =>
  chat.database.db
    .selectFrom('push_subscription')
    .select(['endpoint', 'due_at'])
    .where('user_id', '=', patient.userId)
    .execute();

describe('a reminder by mail', () => {
  it('is off until the address is confirmed with the code that was sent to it', async () => {
    expect(await reminders()).toMatchObject({
      mail: { address: patient.email, isConfirmed: false, isOn: false },
    });
    expect((await startMail()).data.mail).toMatchObject({ isConfirmed: false, isOn: true });
    const [mail, ...more] = await box.collect();
    expect([mail?.to, more]).toEqual([patient.email, []]);
    expect((await confirm('12345x')).failure).toMatchObject({ code: 'wrong_code' });
    const code = codeIn(mail);
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await confirm(spaced)).data.mail).toMatchObject({ isConfirmed: true });
    expect((await confirm(code)).status).toBe(400);
    await startMail();
    expect(await box.collect()).toEqual([]);
  });

  it('says nothing of health and goes out once, when the question is due', async () => {
    await startConfirmedMail();
    await agreeToBeAsked();
    expect(await sentNow()).toEqual(nothing);
    await wait();
    const { mails } = await sentNow();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: patient.email, subject: '【杏问】您请我们提醒的事' });
    expect(mails[0]?.text).toContain('https://xingwen.example/sessions\n');
    expect(mails[0]?.text).toContain('https://xingwen.example/settings#reminders\n');
    expect(mails[0]?.text).not.toMatch(/睡|病|症|医|健康|好些/u);
    expect(await sentNow()).toEqual(nothing);
  });

  it('is not sent to an address that is not confirmed, or not any more', async () => {
    await startMail();
    const [mail] = await box.collect();
    await agreeToBeAsked();
    await wait();
    expect(await sentNow()).toEqual(nothing);

    patient = await chat.patient();
    await startConfirmedMail();
    await agreeToBeAsked();
    const body = { email: `other-${patient.email}`, password: testPassword };
    await patient.call(accountEndpoints.editProfile, { body });
    expect((await reminders()).mail).toMatchObject({ isConfirmed: false, isOn: true });
    expect((await confirm(codeIn(mail))).status).toBe(400);
    await box.collect();
    await wait();
    expect(await sentNow()).toEqual(nothing);
  });

  it('takes a code for half an hour, a few tries and the newest mail only', async () => {
    await startMail();
    await startMail();
    const [first, second] = await box.collect();
    if (codeIn(first) !== codeIn(second)) expect((await confirm(codeIn(first))).status).toBe(400);
    chat.clock.advance(mailCodeMs);
    await patient.signIn(patient.username, testPassword);
    expect((await confirm(codeIn(second))).status).toBe(400);

    await startMail();
    const code = codeIn((await box.collect())[0]);
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = Array.from({ length: mailCodeAttemptsMax }, () => confirm(wrong));
    for (const { status } of await Promise.all(tries)) expect(status).toBe(400);
    expect((await confirm(code)).status).toBe(400);
  });

  it('needs an address, the text in force, and few codes an hour', async () => {
    const old = { body: { version: '0.9.0' } };
    const refused = await patient.call(endpoints.startMailReminder, old);
    expect(refused.failure).toMatchObject({ code: 'agreement_outdated' });
    for (const _ of ['first', 'second', 'third']) expect((await startMail()).status).toBe(200);
    expect((await startMail()).status).toBe(429);
    const { db } = chat.database;
    const noEmail = { email: null, email_key: null };
    const stranger = await chat.patient();
    await db.updateTable('app_user').set(noEmail).where('id', '=', stranger.userId).execute();
    expect((await startMail(stranger)).status).toBe(400);
    expect((await reminders(stranger)).mail).toMatchObject({ address: '', isOn: false });
  });

  it('ends when its consent is withdrawn, also while the mail waits', async () => {
    await startConfirmedMail();
    await agreeToBeAsked();
    await wait();
    await remind();
    await patient.call(endpoints.endMailReminder, {});
    expect(await box.collect()).toEqual([]);
    expect((await reminders()).mail).toMatchObject({ isConfirmed: true, isOn: false });
    const { consents } = (await patient.call(agreementEndpoints.listConsents, {})).data;
    const ours = consents.filter(({ purpose }) => purpose === 'reminder-mail');
    expect(ours).toMatchObject([{ version, withdrawnAt: expect.any(String) }]);
  });

  it('belongs to the account: the code of one person confirms nothing for another', async () => {
    const other = await chat.patient();
    await startMail();
    const code = codeIn((await box.collect())[0]);
    expect((await confirm(code, other)).status).toBe(400);
    expect((await reminders(other)).mail).toMatchObject({ isConfirmed: false, isOn: false });
    expect((await confirm(code)).status).toBe(200);
  });
});

describe('a notice in a browser', () => {
  it('goes to each signed-in browser that was chosen, once, and waits no longer than the quiet hours', async () => {
    expect((await startPush()).data.push).toEqual({ key: chat.push.publicKey, isOnHere: true });
    const first = { ...patient };
    await patient.signIn(patient.username, testPassword);
    expect((await reminders()).push).toMatchObject({ isOnHere: false });
    await startPush(patient, `${endpoint}-b`);
    expect(first.userId).toBe(patient.userId);
    await agreeToBeAsked();
    expect(await sentNow()).toEqual(nothing);
    await wait();
    expect((await sentNow()).notices.toSorted()).toEqual([endpoint, `${endpoint}-b`]);
    expect(chat.push.ttlSeconds).toBe(5 * 3_600);
    expect(await sentNow()).toEqual(nothing);
  });

  it('takes addresses of push services only', async () => {
    for (const wrong of [
      'http://push.example.org/1',
      'https://127.0.0.1/1',
      'https://[::1]/1',
      'https://2130706433/1',
      'https://localhost/1',
      'https://push.example.org:8443/1',
      'https://user:secret@push.example.org/1',
      'file:///etc/hosts',
      `https://push.example.org/${'x'.repeat(1_000)}`,
      'push.example.org',
    ]) {
      expect([wrong, (await startPush(patient, wrong)).status]).toEqual([wrong, 400]);
    }
    expect(await waiting()).toEqual([]);
  });

  it('is tried again for a while, and removed when the browser has given its address up', async () => {
    await startPush();
    await agreeToBeAsked();
    await wait();
    chat.push.outcome = 'failed';
    for (let attempt = 1; attempt <= noticeAttemptsMax; attempt += 1) {
      expect((await sentNow()).notices).toEqual([endpoint]);
      expect(await sentNow()).toEqual(nothing);
      chat.clock.advance(noticeRetryMs);
    }
    expect(await sentNow()).toEqual(nothing);
    expect(await waiting()).toEqual([{ endpoint, due_at: null }]);

    patient = await chat.patient();
    await startPush();
    await agreeToBeAsked();
    await wait();
    chat.push.outcome = 'gone';
    expect((await sentNow()).notices).toEqual([endpoint]);
    expect(await waiting()).toEqual([]);
  });

  it('ends with its sign-in', async () => {
    await startPush();
    await agreeToBeAsked();
    const body = patient.refresh === undefined ? {} : { refresh: patient.refresh };
    await patient.call(accountEndpoints.signOut, { body });
    expect(await waiting()).toEqual([]);
    await wait();
    expect(await sentNow()).toEqual(nothing);
  });

  it('ends in one browser or in all, and with the last its consent', async () => {
    const inForce = async () =>
      (await patient.call(agreementEndpoints.listConsents, {})).data.consents.filter(
        ({ purpose, withdrawnAt }) => purpose === 'reminder-push' && withdrawnAt === null,
      ).length;
    await startPush();
    await patient.signIn(patient.username, testPassword);
    await startPush(patient, `${endpoint}-b`);
    expect((await endPush(false)).data.push).toMatchObject({ isOnHere: false });
    expect((await waiting()).map((each) => each.endpoint)).toEqual([endpoint]);
    expect(await inForce()).toBe(1);
    await startPush(patient, `${endpoint}-b`);
    await endPush(true);
    expect(await waiting()).toEqual([]);
    expect(await inForce()).toBe(0);
  });

  it('has one row for a browser, and a bound for an account', async () => {
    await startPush();
    await patient.signIn(patient.username, testPassword);
    await startPush();
    expect(await waiting()).toHaveLength(1);
    for (let at = 0; at <= pushSubscriptionsMax; at += 1) {
      chat.clock.advance(1_000);
      await patient.signIn(patient.username, testPassword);
      await startPush(patient, `${endpoint}-${at}`);
    }
    const kept = (await waiting()).map((each) => each.endpoint);
    expect(kept).toHaveLength(pushSubscriptionsMax);
    expect(kept).not.toContain(endpoint);
  });

  it('cannot be stored for the sign-in of another', async () => {
    const other = await chat.patient();
    const { id: signInId } = await chat.database.db
      .selectFrom('sign_in')
      .select('id')
      .where('user_id', '=', other.userId)
      .executeTakeFirstOrThrow();
    const foreign = { userId: patient.userId, signInId, endpoint, now: chat.clock.now() };
    await expect(savePushSubscription(chat.database.db, foreign)).rejects.toThrow('foreign key');
    await startPush();
    await endPush(true, other);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('nobody is reminded', () => {
  const prepared = async () => {
    await startConfirmedMail();
    await startPush();
    return agreeToBeAsked();
  };

  it('from 21:00 to 8:00 in China; then it is made up for', async () => {
    await prepared();
    await wait(askAfterMs + 5 * hourMs);
    expect(await sentNow()).toEqual(nothing);
    chat.clock.advance(11 * hourMs - 1);
    expect(await sentNow()).toEqual(nothing);
    chat.clock.advance(1);
    const { mails, notices } = await sentNow();
    expect([mails.length, notices]).toEqual([1, [endpoint]]);
  });

  it.each<[string, (reply: number) => Promise<unknown>]>([
    [
      'who has answered',
      async (id) => {
        await wait();
        const said = { params: { id }, body: { answer: 'better' } } as const;
        return patient.call(checkInEndpoints.answerCheckIn, said);
      },
    ],
    [
      'who has taken the question back',
      (id) => patient.call(checkInEndpoints.withdrawCheckIn, { params: { id } }),
    ],
    [
      'whose reply is deleted',
      (id) => patient.call(messageEndpoints.deleteMessage, { params: { id } }),
    ],
    [
      'whose conversation is deleted',
      () => patient.call(sessionEndpoints.deleteSession, { params: { id: patient.sessionId } }),
    ],
    [
      'who spoke of despair meanwhile',
      async () =>
        readStream(await patient.send('活着没意思，想自杀', { session_id: patient.sessionId })),
    ],
    ['who withdrew the agreement', () => patient.call(agreementEndpoints.withdrawAgreement, {})],
    [
      'whose account is closing',
      () =>
        chat.database.db
          .updateTable('app_user')
          .set({ deletion_requested_at: chat.clock.now(), deletion_due_at: new Date('2030-01-01') })
          .where('id', '=', patient.userId)
          .execute(),
    ],
    ['once the question is not shown any more', () => wait(askForMs)],
  ])('%s', async (_, change) => {
    await change(await prepared());
    chat.clock.advance(askAfterMs);
    expect(await sentNow()).toEqual(nothing);
  });

  it('who has chosen no way, nor later for a question that was due before', async () => {
    await agreeToBeAsked();
    await wait();
    expect(await sentNow()).toEqual(nothing);
    await startConfirmedMail();
    await startPush();
    expect(await sentNow()).toEqual(nothing);
  });
});

it('is sent once by several processes at once, one mail and one notice for all questions of a person', async () => {
  const persons = [patient, await chat.patient(), await chat.patient()];
  for (const [at, each] of persons.entries()) {
    await startConfirmedMail(each);
    await startPush(each, `${endpoint}-${at}`);
    await agreeToBeAsked(each);
    const made = await each.call(sessionEndpoints.createSession, { body: { title: '另一段' } });
    each.sessionId = made.data.id;
    await agreeToBeAsked(each);
  }
  chat.clock.advance(askAfterMs);
  await Promise.all(Array.from({ length: 4 }, remind));
  const [first, second] = await Promise.all([box.collect(), box.collect()]);
  const to = [...first, ...second].map((mail) => mail.to);
  expect(to.toSorted()).toEqual(persons.map(({ email }) => email).toSorted());
  expect(chat.push.sent.toSorted()).toEqual(persons.map((_, at) => `${endpoint}-${at}`));
});
