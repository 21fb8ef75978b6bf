// Users of a running product, created through its own calls: for browser tests, screenshots and
// benchmarks.

import { modelConsentVersion } from '#features/models/model-consent.ts';

export type Person = { username: string; password: string; access: string; refresh: string };

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

/** A user with an account who has agreed to nothing yet. */
export async function makeNewcomer(url: string, username: string): Promise<Person> {
  const password = 'apricot-pavilion-42';
  const email = `${username}@example.org`;
  await call(url, '/users/register/', null, { username, password, email });
  const tokens = await call<{ access: string; refresh: string }>(url, '/users/api/token/', null, {
    username,
    password,
  });
  return { username, password, ...tokens };
}

/** Consents to sending conversations to the providers of the configured models. */
export async function consentToModels(url: string, { access }: Person): Promise<void> {
  type Config = { aiModels: { value: string; reasonCode?: string }[] };
  const { aiModels } = await call<Config>(url, '/ai/api/models/config/', access);
  for (const { value: model, reasonCode } of aiModels) {
    if (reasonCode !== 'consent_required') continue;
    const consent = { model, version: modelConsentVersion };
    await call(url, '/ai/api/models/consent/', access, consent, 'PUT');
  }
}

/** A user with an account and its free messages, who has accepted the agreement and the models. */
export async function makePerson(url: string, username: string): Promise<Person> {
  const person = await makeNewcomer(url, username);
  await call(url, '/ai/privacy-agreement/api/accept/', person.access, {});
  await consentToModels(url, person);
  return person;
}

/** Creates a session through the API and returns its id. */
export async function makeSession(url: string, person: Person, title: string): Promise<number> {
  const made = await call<{ id: number }>(url, '/ai/api/sessions/create/', person.access, {
    title,
  });
  return made.id;
}

export type Sent = { sessionId: number; content: string; model?: string };

/** Sends a message; the body is the event stream of its reply. */
export async function sendMessage(
  url: string,
  person: Person,
  { sessionId, content, model }: Sent,
): Promise<Response> {
  const path = '/ai/api/messages/send-stream/';
  const body = { session_id: sessionId, content, ...(model ? { model } : {}) };
  const response = await request(url, path, person.access, body, 'POST');
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

/** What a sign-in stores in local storage (ACC-43). */
export function signInStorage(person: Person, hasAgreed = true): [key: string, value: string][] {
  return [
    ['authToken', person.access],
    ['refreshToken', person.refresh],
    ['userInfo', JSON.stringify({ id: null, name: person.username, email: '' })],
    ['isAuthenticated', 'true'],
    ...(hasAgreed ? [['privacyAgreementAccepted', 'true'] as [string, string]] : []),
  ];
}
