// The end of a sign-in ends the streams it opened, while the reply itself continues.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorTexts } from '#platform/contract/error-texts.ts';
import { readStream } from '../chat-harness.ts';
import { startModelServer, type ModelServer } from '../model-server.ts';
import { hold, textReply } from '../model-server-replies.ts';
import { startTestProduct, type ProductHarness } from '../product-harness.ts';
import type { TestAccount } from '../product-people.ts';

let models: ModelServer;
let product: ProductHarness;
let person: TestAccount;
let sessionId: number;
beforeAll(async () => {
  models = await startModelServer();
  const scripted = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  product = await startTestProduct({ environment: { MODELS: JSON.stringify([scripted]) } });
  person = await product.signUp('left-a-tablet-behind');
  sessionId = await product.openSession(person, '头痛');
});
afterAll(async () => {
  models.release();
  await product.close();
  await models.stop();
});

const headers = () => ({
  authorization: `Bearer ${person.access}`,
  'content-type': 'application/json',
});
const follow = () => fetch(`${product.url}/ai/chat-stream/${sessionId}/`, { headers: headers() });

it('a stream ends when its sign-in is revoked elsewhere, and its reply is complete after the next sign-in', async () => {
  models.scriptByMessage(() => textReply(['请先休息。', hold, '再观察。']));
  const sending = await fetch(`${product.url}/ai/api/messages/send-stream/`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ session_id: sessionId, content: '头痛', model: 'scripted' }),
  });
  await models.held();
  // It is opened before the sign-in ends: later it would be refused.
  const followed = await follow();
  const elsewhere = { ...person };
  await product.signIn(elsewhere);
  const path = '/users/api/sign-ins/revoke-others/';
  const revoked = await product.ask('POST', path, { bearer: elsewhere.access, body: {} });
  expect(revoked.json['data']).toEqual({ revoked: 1 });

  for (const answer of [sending, followed]) {
    const { events, lines } = await readStream(answer);
    const last = { error: errorTexts['zh-CN'].sign_in_required, code: 'sign_in_required' };
    expect([events.at(-1), lines.at(-1)]).toEqual([last, 'data: [DONE]']);
  }
  expect((await follow()).status).toBe(401);

  person = elsewhere;
  const again = await follow();
  models.release();
  expect((await readStream(again)).sum).toMatchObject({
    content: '请先休息。再观察。',
    done: true,
  });
});
