import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { call, makeSession, type TestAccount } from './people.ts';

export const messageInput = (page: Page): Locator =>
  page.getByRole('textbox', { name: '消息', exact: true });
export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: '发送', exact: true });
export const stopButton = (page: Page): Locator =>
  page.getByRole('button', { name: '停止', exact: true });

const messagesBy = (page: Page, author: string): Locator =>
  page
    .getByRole('log')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: author, exact: true }) });

/** The user's messages, oldest first. */
export const ownWords = (page: Page): Locator => messagesBy(page, '我');
/** The assistant's messages, oldest first. */
export const answers = (page: Page): Locator => messagesBy(page, 'AI助手');

/** The menu of the conversation in its header. */
export const chatMenu = (page: Page): Locator =>
  page.locator('main header').getByRole('button', { name: /的操作$/ });

/** An action of the conversation: a button of its header, on a phone an entry of the menu. */
export async function pressInHeader(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) {
    await page.locator('main header').getByRole('button', { name, exact: true }).click();
    return;
  }
  await chatMenu(page).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** How many messages are left: in the header of the frame, on a phone in the menu. */
export async function expectLeft(page: Page, count: number): Promise<void> {
  const left = `剩余 ${count} 次`;
  if (!isPhone(page)) {
    await expect(page.getByText(left)).toBeVisible();
    return;
  }
  await chatMenu(page).click();
  await expect(page.getByRole('menuitem', { name: left })).toBeVisible();
  await page.keyboard.press('Escape');
}

export const expectMessages = (page: Page, count: number): Promise<void> =>
  expectFact(page, `${count} 条消息`);

/** The header's text about the conversation, on a phone at the top of its menu. */
export async function expectFact(page: Page, words: string): Promise<void> {
  if (!isPhone(page)) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    return;
  }
  await chatMenu(page).click();
  await expect(page.getByRole('menu').getByText(words, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Which model answers, by its name. */
export async function expectModel(page: Page, label: string): Promise<void> {
  if (!isPhone(page)) {
    await expect(page.getByRole('button', { name: `选择回答的模型：${label}` })).toBeVisible();
    return;
  }
  await chatMenu(page).click();
  await expect(page.getByRole('menuitem', { name: `由${label}回答` })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Chooses who answers; a model without consent opens its question. */
export async function chooseModel(page: Page, label: string): Promise<void> {
  if (isPhone(page)) {
    await chatMenu(page).click();
    await page.getByRole('menuitem', { name: /^由.*回答$/ }).click();
  } else await page.getByRole('button', { name: /^选择回答的模型/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: label }).click();
}

/** Whether the page has the layout of a phone, by its width. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 769;

/** Messages that have not reached the server. */
export const waiting = (page: Page): Locator =>
  page.getByRole('region', { name: '等待发送的消息' }).getByRole('article');

/** The answers that can be tapped. */
export const chips = (page: Page): Locator => page.getByRole('group', { name: '可以点选的回答' });
export const chip = (page: Page, words: string): Locator =>
  chips(page).getByRole('button', { name: words, exact: true });

/** A new chat with the built-in engine. */
export async function openLocalChat(
  page: Page,
  url: string,
  person: TestAccount,
  title: string,
): Promise<void> {
  await call(url, '/ai/api/models/preference/', person.access, { model: 'local' }, 'PUT');
  await openChat(page, await makeSession(url, person, title));
}

export async function openChat(page: Page, sessionId: number): Promise<void> {
  await page.goto(`/chat/${sessionId}`);
  await expect(messageInput(page)).toBeVisible();
}

/** Taps an answer, and gives the ids that go to the server with it. */
export async function tapForIds(page: Page, words: string): Promise<unknown> {
  const sending = page.waitForRequest('**/send-stream/');
  await chip(page, words).click();
  const { option_ids: ids } = (await sending).postDataJSON() as { option_ids?: unknown };
  return ids;
}

/** Types and sends a message; does not wait for the answer. */
export async function say(page: Page, words: string): Promise<void> {
  await messageInput(page).fill(words);
  await sendButton(page).click();
}

/** A long answer on a busy machine takes a while. */
const answerMsMax = 20_000;

/** Waits until no answer is being streamed. */
export async function answerEnded(page: Page, count: number): Promise<void> {
  await expect(answers(page)).toHaveCount(count);
  await expect(stopButton(page)).toBeHidden({ timeout: answerMsMax });
  await expect(page.getByText('回答完毕')).toBeAttached();
}

/** The symptoms and formulas of an answer, opened. */
export async function openSituation(answer: Locator): Promise<Locator> {
  const box = answer.getByRole('region', { name: '我的情况' });
  const fold = box.getByRole('group').first();
  const isOpen = () => fold.evaluate((element) => element.hasAttribute('open'));
  // The list moves to the beginning of a reply that has ended, and a press meanwhile can miss.
  await expect
    .poll(async () => {
      if (!(await isOpen())) await box.getByRole('heading', { name: '我的情况' }).click();
      return isOpen();
    })
    .toBe(true);
  return box;
}
