import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ownWords } from './chat.ts';
import { expect, plainAnswer, test } from './fixtures.ts';
import { fillSession } from './operator.ts';
import { converse, makeSession } from './people.ts';

const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: '搜索我的对话' });
const results = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: `“${words}”的搜索结果` });
const backToList = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: '清除搜索' }).last();

async function search(page: Page, words: string): Promise<void> {
  await searchBox(page).fill(words);
  await searchBox(page).press('Enter');
}

test('an old message is found by a synonym, highlighted, and opened in place', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '受了凉');
  const later = Array.from({ length: 18 }, (_, place) => `后来的第${place + 1}句话`);
  const questions = ['昨天起头痛，怕冷', ...later];
  await fillSession(served, person, id, { questions, answer: plainAnswer });
  await makeSession(url, person, '别的事');
  await page.goto('/sessions');
  await expect(page.getByRole('heading', { name: '受了凉' })).toBeVisible();
  // The input for a first message has the focus, and no key is a shortcut while typing.
  await page.keyboard.press('Tab');
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('头疼');
  await page.keyboard.press('Enter');

  const found = results(page, '头疼');
  await expect(found.getByText('找到 1 个对话')).toBeVisible();
  await expect(found.getByRole('link', { name: '受了凉' })).toBeVisible();
  await expect(found.locator('mark')).toHaveText('头痛');

  const words = ownWords(page).filter({ hasText: '昨天起头痛，怕冷' });
  // For three seconds only.
  const isMarked = page.locator('[data-found=true]').filter({ hasText: '昨天起头痛' }).waitFor();
  await found.getByRole('link', { name: '昨天起头痛，怕冷' }).click();
  await isMarked;
  await expect(page).toHaveURL(/\/chat\/\d+\?message=\d+$/);
  await expect(words).toBeFocused();
  await expect(words).not.toHaveAttribute('data-found', 'true');
  await expect(words).toBeInViewport();
  await expect(page.getByRole('button', { name: '回到最新' })).toBeVisible();

  await page.goBack();
  await expect(searchBox(page)).toHaveValue('头疼');
  await expect(found.locator('mark')).toHaveText('头痛');
});

test('results are paged, and clearing them returns to the first page of the list', async ({
  signedIn: page,
  served,
  person,
}) => {
  for (let number = 1; number <= 13; number += 1) {
    await makeSession(served.product.url, person, `失眠的第${number}晚`);
  }
  await page.goto('/sessions?page=2');
  await expect(page.getByRole('heading', { name: '失眠的第1晚' })).toBeVisible();
  await search(page, '  失眠 ');
  const found = results(page, '失眠');
  await expect(found.getByText('找到 13 个对话')).toBeVisible();
  await expect(found.getByRole('listitem')).toHaveCount(12);
  await found.getByRole('button', { name: '第 2 页' }).click();
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(found.getByRole('link', { name: '失眠的第1晚' })).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await backToList(page).click();
  await expect(page).toHaveURL(/\/sessions$/);
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: '失眠的第13晚' })).toBeVisible();
});

test('filters narrow a search, are kept in the address, and are cleared together @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const said = await makeSession(url, person, '上班的事');
  await converse(url, person, said, ['最近耳鸣']);
  await makeSession(url, person, '耳鸣的标题');
  await page.goto('/sessions');
  await search(page, '耳鸣');
  const found = results(page, '耳鸣');
  const links = found.getByRole('heading', { level: 3 });
  await expect(links).toHaveText(['耳鸣的标题', '上班的事']);
  await expectAccessible(page);

  await found.getByLabel('范围').selectOption('只看标题');
  await expect(links).toHaveText(['耳鸣的标题']);
  await expect(found.getByLabel('谁说的')).toBeDisabled();
  await found.getByLabel('范围').selectOption('标题和消息');
  await found.getByLabel('谁说的').selectOption('我');
  await expect(links).toHaveText(['上班的事']);
  await found.getByLabel('时间').selectOption('最近 7 天');
  await expect(page).toHaveURL(/range=week/);
  await expect(page).toHaveURL(/role=user/);
  await page.reload();
  await expect(links).toHaveText(['上班的事']);
  await expect(found.getByLabel('时间')).toHaveValue('week');

  await found.getByLabel('时间').selectOption('自选日期');
  await found.getByLabel('到', { exact: true }).fill('2020-01-31');
  await expect(found.getByText('没有找到相关对话')).toBeVisible();
  await expect(found.getByText('放宽条件，或换个说法试试。')).toBeVisible();
  await found.getByLabel('从', { exact: true }).fill('2021-01-01');
  await expect(found.getByText('结束日期早于开始日期')).toBeVisible();
  await expectAccessible(page);
  await found.getByRole('button', { name: '清除筛选' }).last().click();
  await expect(links).toHaveText(['耳鸣的标题', '上班的事']);
  await expect(page).not.toHaveURL(/range|role|type/);
});
