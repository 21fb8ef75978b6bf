// Users of a running product, created through its own calls: for browser tests, screenshots and
// benchmarks.

import { accountEndpoints } from '#features/account/contract.ts';
import { agreementEndpoints } from '#features/agreement/contract.ts';
import { modelConsentVersion } from '#features/models/model-consent.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';

/** The password of everybody in tests. */
export const testPassword = 'apricot-pavilion-42';

export type TestAccount = {
  userId: number;
  username: string;
  email: string;
  password: string;
  access: string;
  refresh: string;
  /** The Cookie header of a browser that holds only the sign-in cookie. */
  cookie: string;
  csrf: string;
};

/** Calls the product as a program would; a call with a body is a POST by default. */
export async function call<T>(
  url: string,
  path: string,
  access: string | null,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const response = await request(url, path, access, body, method);
  const reply = (await response.json()) as { success: boolean; data: T; error?: string };
  if (!reply.success) throw new Error(`${path}: ${reply.error}`);
  return reply.data;
}

function request(
  url: string,
  path: string,
  access: string | null,
  body: unknown,
  method: string,
): Promise<Response> {
  const authorization: Record<string, string> = access ? { authorization: `Bearer ${access}` } : {};
  return fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...authorization },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** A user with an account who has agreed to nothing yet, signed in. */
export async function makeNewcomer(url: string, username: string): Promise<TestAccount> {
  const password = testPassword;
  const email = `${username}@example.org`;
  const body = { username, email, password };
  const { id } = await call<{ id: number }>(url, accountEndpoints.registerAccount.path, null, body);
  const person = { userId: id, ...body, access: '', refresh: '', cookie: '', csrf: '' };
  await signIn(url, person);
  return person;
}

/** Signs in once more; the person has the new tokens and cookies afterwards. */
export async function signIn(url: string, person: TestAccount): Promise<void> {
  const { username, password } = person;
  const body = { username, password };
  const response = await request(url, accountEndpoints.signIn.path, null, body, 'POST');
  const text = await response.text();
  const { access, refresh } = JSON.parse(text) as Record<string, unknown>;
  if (typeof access !== 'string' || typeof refresh !== 'string') throw new Error(text);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const valueOf = (name: string) => cookies.find((pair) => pair.startsWith(`${name}=`)) ?? '';
  const cookie = valueOf('signin') || valueOf('__Host-signin');
  Object.assign(person, { access, refresh, cookie, csrf: valueOf('csrftoken').slice(10) });
}

/** Consents to sending conversations to the providers of the configured models. */
export async function consentToModels(url: string, { access }: TestAccount): Promise<void> {
  type Config = { aiModels: { value: string; reasonCode?: string }[] };
  const { aiModels } = await call<Config>(url, '/ai/api/models/config/', access);
  for (const { value: model, reasonCode } of aiModels) {
    if (reasonCode !== 'consent_required') continue;
    const consent = { model, version: modelConsentVersion };
    await call(url, '/ai/api/models/consent/', access, consent, 'PUT');
  }
}

/** Accepts the agreement, and that conversations are sent to external models. */
export async function agree(url: string, person: TestAccount): Promise<void> {
  await call(url, agreementEndpoints.acceptAgreement.path, person.access, {});
  await consentToModels(url, person);
}

/** A user with an account and its free messages, who has accepted the agreement and the models. */
export async function makePerson(url: string, username: string): Promise<TestAccount> {
  const person = await makeNewcomer(url, username);
  await agree(url, person);
  return person;
}

/** Creates a session through the API and returns its id. */
export async function makeSession(
  url: string,
  person: TestAccount,
  title: string,
): Promise<number> {
  const made = await call<{ id: number }>(url, sessionEndpoints.createSession.path, person.access, {
    title,
  });
  return made.id;
}

export type Sent = { sessionId: number; content: string; model?: string };

/** Sends a message; the body is the event stream of its reply. */
export async function sendMessage(
  url: string,
  person: TestAccount,
  { sessionId, content, model }: Sent,
): Promise<Response> {
  const path = '/ai/api/messages/send-stream/';
  const body = { session_id: sessionId, content, ...(model ? { model } : {}) };
  const response = await request(url, path, person.access, body, 'POST');
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

/** What a sign-in stores in local storage (ACC-43). */
export function signInStorage(
  person: TestAccount,
  hasAgreed = true,
): [key: string, value: string][] {
  return [
    ['authToken', person.access],
    ['refreshToken', person.refresh],
    ['userInfo', JSON.stringify({ id: null, name: person.username, email: '' })],
    ['isAuthenticated', 'true'],
    ...(hasAgreed ? [['privacyAgreementAccepted', 'true'] as [string, string]] : []),
  ];
}
