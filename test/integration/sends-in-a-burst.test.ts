import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBalance } from '#features/membership/server/usage-store.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { createAdmission } from '#platform/server/admission.ts';
import { createChatHarness, readStream, type ChatHarness } from '#test/chat-harness.ts';
import { textReply } from '#test/model-server-replies.ts';
import { until } from '#test/until.ts';

const people = 6;
const sessionsOfOne = 5;
const granted = 10;
const served = 8;

let admitted = 0;
const admit = createAdmission({
  insideMax: 4,
  isBusy: () => admitted >= served,
  waitMs: 200,
});

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness(Infinity, undefined, {
    waitForRoom: async () => {
      const leave = await admit();
      admitted += 1;
      return leave;
    },
  });
});
afterAll(() => chat.close());

async function preparedSends() {
  const sends: (() => Promise<Response>)[] = [];
  const patients = [];
  for (let number = 0; number < people; number += 1) {
    const patient = await chat.patient(granted);
    patients.push(patient);
    for (let each = 0; each < sessionsOfOne; each += 1) {
      const made = await patient.call(sessionEndpoints.createSession, { body: { title: '头痛' } });
      const extra = { session_id: made.data.id, client_message_id: randomUUID() };
      sends.push(() => patient.send('头痛', extra));
    }
  }
  return { sends, patients };
}

it('more sends than can be served: started replies end complete, the others are refused and sent again', async () => {
  const { sends, patients } = await preparedSends();
  const spent = async () => {
    let left = 0;
    for (const { userId } of patients) {
      left += (await readBalance(chat.database.db, userId, chat.clock.now())).permanent;
    }
    return people * granted - left;
  };
  chat.models.script(textReply(['先说寒热。', '再说汗。']));
  const answers = await Promise.all(
    sends.map(async (send) => {
      const response = await send();
      return { send, response, read: await readStream(response) };
    }),
  );
  const begun = answers.filter(({ response }) => response.status === 200);
  const refused = answers.filter(({ response }) => response.status === 503);
  expect(begun.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(begun.length + refused.length).toBe(sends.length);
  expect(new Set(refused.map(({ response }) => response.headers.get('retry-after')))).toEqual(
    new Set(['3']),
  );
  expect(begun.every(({ read }) => read.sum.status === 'complete')).toBe(true);
  expect(await spent()).toBe(begun.length);

  admitted = -sends.length;
  for (const { send } of refused) {
    expect((await readStream(await send())).sum.status).toBe('complete');
  }
  expect(await spent()).toBe(sends.length);
  await until(() => chat.runs.running().length === 0);
});
