import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Served } from './fixtures.ts';

export type Person = { username: string; password: string; access: string; refresh: string };

const adminProgram = join(import.meta.dirname, '..', 'src', 'app', 'server', 'admin.ts');
const runFile = promisify(execFile);

let people = 0;

/** A name that no other test has. */
export function newUsername(): string {
  people += 1;
  return `patient${process.pid}n${people}`;
}

/** Calls the product as a program would. */
export async function call<T>(
  url: string,
  path: string,
  access: string | null,
  body?: unknown,
): Promise<T> {
  const authorization: Record<string, string> = access ? { authorization: `Bearer ${access}` } : {};
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as { success: boolean; data: T; error?: string };
  if (!reply.success) throw new Error(`${path}: ${reply.error}`);
  return reply.data;
}

/** Somebody with an account and the agreement accepted, and nothing to spend. */
export async function makePerson(url: string): Promise<Person> {
  const username = newUsername();
  const password = 'apricot-pavilion-42';
  const email = `${username}@example.org`;
  await call(url, '/users/register/', null, { username, password, email });
  const tokens = await call<{ access: string; refresh: string }>(url, '/users/api/token/', null, {
    username,
    password,
  });
  await call(url, '/ai/privacy-agreement/api/accept/', tokens.access, {});
  return { username, password, ...tokens };
}

/** Gives a person messages, as the operator does. */
export async function grantMessages(
  served: Served,
  person: Person,
  messages: number,
): Promise<void> {
  await runFile(process.execPath, [adminProgram, 'grant', person.username, String(messages)], {
    env: { PATH: process.env['PATH'], DATA_DIR: served.dataDir },
  });
}

/** Leaves in the browser what a sign-in leaves there (Spec 3, local storage keys). */
export async function signInWith(page: Page, person: Person): Promise<void> {
  await page.addInitScript(
    ([access, refresh, username]) => {
      // Once for each page: what the product changes afterwards stays changed.
      if (sessionStorage.getItem('wasSignedIn') !== null) return;
      sessionStorage.setItem('wasSignedIn', 'true');
      localStorage.setItem('authToken', access ?? '');
      localStorage.setItem('refreshToken', refresh ?? '');
      localStorage.setItem('userInfo', JSON.stringify({ id: null, name: username, email: '' }));
      localStorage.setItem('isAuthenticated', 'true');
      localStorage.setItem('privacyAgreementAccepted', 'true');
    },
    [person.access, person.refresh, person.username],
  );
}

/** Signs in by the form, as people do. */
export async function signInByForm(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Makes a session through the API and returns its id. */
export async function makeSession(url: string, person: Person, title: string): Promise<number> {
  const made = await call<{ id: number }>(url, '/ai/api/sessions/create/', person.access, {
    title,
  });
  return made.id;
}

/** Sends messages through the API one after the other, each with its whole reply. */
export async function converse(
  url: string,
  person: Person,
  sessionId: number,
  messages: readonly string[],
): Promise<void> {
  for (const content of messages) {
    const response = await fetch(`${url}/ai/api/messages/send-stream/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.access}` },
      body: JSON.stringify({ session_id: sessionId, content }),
    });
    const reply = await response.text();
    if (!reply.endsWith('data: [DONE]\n\n')) throw new Error(`no whole reply: ${reply}`);
  }
}

/** The newest message of a session as it is stored. */
export async function newestMessage(
  url: string,
  person: Person,
  sessionId: number,
): Promise<{ content: string; status: string } | undefined> {
  const path = `/ai/api/sessions/${sessionId}/messages/`;
  const page = await call<{ results: { content: string; status: string }[] }>(
    url,
    path,
    person.access,
  );
  return page.results.at(-1);
}
