import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  answerEnded,
  expectFact,
  isPhone,
  expectMessages,
  messageInput,
  openChat,
  pressInHeader,
  say,
  sendButton,
} from './chat.ts';
import { expect, test } from './fixtures.ts';
import { converse, makeSession, type TestAccount } from './people.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const createButton = (page: Page): Locator => dialog(page).getByRole('button', { name: '接着聊' });

async function talked(url: string, person: TestAccount, ...words: string[]): Promise<number> {
  const id = await makeSession(url, person, '头痛三天');
  await converse(url, person, id, words);
  return id;
}

test('a conversation continues in a new one with the facts as the user edited them @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await talked(url, person, '头痛三天，怕冷。我对青霉素过敏', '在吃优甲乐');
  await openChat(page, id);
  await pressInHeader(page, '接着聊');
  await expect(dialog(page).getByText('不计次数')).toBeVisible();
  await expect(dialog(page).getByLabel('第 1 条', { exact: true })).toHaveValue('我对青霉素过敏');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '删去第 2 条' }).click();
  await dialog(page).getByRole('button', { name: '补充一条' }).click();
  await expect(dialog(page).getByLabel('第 2 条', { exact: true })).toBeFocused();
  await page.keyboard.type('在吃阿司匹林');
  await createButton(page).click();
  await expect(page).not.toHaveURL(`/chat/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
  const log = page.getByRole('log');
  await expect(log).toContainText('上一段对话的小结');
  await expect(log).toContainText('我对青霉素过敏');
  await expect(log).toContainText('在吃阿司匹林');
  await expect(log).not.toContainText('优甲乐');
  await expectMessages(page, 1);
  await expectAccessible(page);
  await say(page, '今天还痛');
  await answerEnded(page, 1);

  if (isPhone(page)) await pressInHeader(page, '上一段对话');
  else await page.getByRole('link', { name: '上一段对话' }).click();
  await expect(page).toHaveURL(`/chat/${id}`);
  await pressInHeader(page, '接着聊');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
});

test('an ended conversation is read-only and can be continued @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await talked(served.product.url, person, '头痛三天');
  await openChat(page, id);
  await expectFact(page, '进行中');
  await pressInHeader(page, '结束');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('不能重新打开');
  await question.getByRole('button', { name: '取消' }).click();
  await expectFact(page, '进行中');
  await pressInHeader(page, '结束');
  await question.getByRole('button', { name: '结束' }).click();
  await expectFact(page, '已完成');
  await expect(messageInput(page)).not.toBeEditable();
  await expect(page.getByPlaceholder('这段对话不能再发送')).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.getByText('这段对话已经结束')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: '创建续对话' }).click();
  await createButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
  await expect(messageInput(page)).toBeEditable();
});

test('the title is edited in place: saved, reverted, unchanged @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '旧的标题'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('旧的标题');
  // The title itself can be pressed, not only the pencil beside it: the button covers both.
  await title.click({ position: { x: 10, y: 10 }, force: true });
  const input = page.getByLabel('对话标题');
  await expect(input).toBeFocused();
  await input.fill('改了一半');
  await page.keyboard.press('Escape');
  await expect(title).toHaveText('旧的标题');
  const edit = page.getByRole('button', { name: '修改标题' });
  await edit.click();
  await input.fill('  ');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('旧的标题');
  await edit.click();
  await input.fill('长'.repeat(51));
  await page.keyboard.press('Enter');
  await expect(page.getByText('标题不能超过50个字符')).toBeVisible();
  await expectAccessible(page);
  await input.fill('新的标题');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('新的标题');
  await expect(edit).toBeFocused();
  await saved;
  await page.reload();
  await expect(title).toHaveText('新的标题');
});
