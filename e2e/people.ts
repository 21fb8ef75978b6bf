import type { Page } from '@playwright/test';
import {
  call,
  makePerson as makeNamedPerson,
  sendMessage,
  signInStorage,
  type TestAccount,
} from '../test/product-people.ts';

export { call, makeSession, type TestAccount } from '../test/product-people.ts';

let people = 0;

/** A name that no other test uses. */
export function newUsername(): string {
  people += 1;
  return `patient${process.pid}n${people}`;
}

/** A user with an account and its free messages, who has accepted the agreement and the models. */
export function makePerson(url: string): Promise<TestAccount> {
  return makeNamedPerson(url, newUsername());
}

/** Stores in the browser what a sign-in stores there (ACC-43). */
export async function signInWith(page: Page, person: TestAccount): Promise<void> {
  await page.addInitScript((entries) => {
    // Once per page: what the product changes afterwards is kept.
    if (sessionStorage.getItem('wasSignedIn') !== null) return;
    sessionStorage.setItem('wasSignedIn', 'true');
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, signInStorage(person));
}

/** Signs in with the form, as users do. */
export async function signInByForm(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Sends messages through the API one after the other, each with its complete reply. */
export async function converse(
  url: string,
  person: TestAccount,
  sessionId: number,
  messages: readonly string[],
): Promise<void> {
  for (const content of messages) {
    const response = await sendMessage(url, person, { sessionId, content });
    const reply = await response.text();
    if (!reply.endsWith('data: [DONE]\n\n')) throw new Error(`no whole reply: ${reply}`);
  }
}

/** The newest stored message of a session. */
export async function newestMessage(
  url: string,
  person: TestAccount,
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
