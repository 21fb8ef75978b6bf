import type { Browser, Locator, Page } from '@playwright/test';
import type { Served } from './fixtures.ts';
import { call, converse, makePerson, makeSession, signInWith, type TestAccount } from './people.ts';

/** Decides on a share as staff do. */
export async function review(
  url: string,
  reviewer: TestAccount,
  shareId: number,
  approved: boolean,
  reason = '',
): Promise<void> {
  const path = `/ai/admin/shared/${shareId}/review/`;
  await call(url, path, reviewer.access, { approved, reason });
}

/** Shares a whole conversation; public and anonymous by default. */
export async function shareByCall(
  url: string,
  person: TestAccount,
  sessionId: number,
  wishes: Record<string, unknown>,
): Promise<number> {
  const body = { isPublic: true, isAnonymous: true, ...wishes };
  const path = `/ai/api/sessions/${sessionId}/share/`;
  return (await call<{ id: number }>(url, path, person.access, body)).id;
}

/** A user with messages to spend, who can have conversations to share. */
export async function makeAuthor({ product: { url } }: Served): Promise<TestAccount> {
  return makePerson(url);
}

/** A new conversation with one complete exchange. */
export async function talk(
  { product: { url } }: Served,
  person: TestAccount,
  title: string,
  said: readonly string[],
): Promise<number> {
  const id = await makeSession(url, person, title);
  await converse(url, person, id, said);
  return id;
}

/** A share of a new conversation, waiting for review. */
export async function submitShare(
  served: Served,
  author: TestAccount,
  title: string,
  wishes: { words?: string; tags?: string; isAnonymous?: boolean; masks?: [] } = {},
): Promise<number> {
  const { words = '头痛三天，怕冷', ...rest } = wishes;
  const sessionId = await talk(served, author, title, [words]);
  const described = { title, description: '写给同样的人', tags: '头痛', ...rest };
  return shareByCall(served.product.url, author, sessionId, described);
}

/** As `submitShare`, and approved. */
export async function publish(
  served: Served,
  author: TestAccount,
  reviewer: TestAccount,
  title: string,
): Promise<number> {
  const id = await submitShare(served, author, title);
  await review(served.product.url, reviewer, id, true);
  return id;
}

/** Another user's own browser, of the same size. */
export async function openAs(
  browser: Browser,
  page: Page,
  { product }: Served,
  person: TestAccount,
): Promise<Page> {
  const viewport = page.viewportSize();
  const baseURL = product.url;
  const other = await browser.newContext({
    baseURL,
    locale: 'zh-CN',
    ...(viewport ? { viewport } : {}),
  });
  const opened = await other.newPage();
  await signInWith(opened, person);
  return opened;
}

/** The comments of a share. */
export const comments = (page: Page): Locator => page.getByRole('region', { name: '评论' });
