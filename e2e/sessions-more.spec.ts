import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openChat } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { call, converse, makeSession } from './people.ts';

const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const cardOf = (page: Page, title: string): Locator => cards(page).filter({ hasText: title });

async function openMenu(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `“${title}”的操作` }).click();
}

test('help can be requested in the chat, is shown on the card, and can be changed there @phone', async ({
  signedIn: page,
  served,
  person,
  isMobile,
}) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '要人帮忙');
  await openChat(page, id);
  const dialog = page.getByRole('dialog', { name: '求助设置' });
  if (isMobile) {
    await openMenu(page, '要人帮忙');
    await page.getByRole('menuitem', { name: '求助设置' }).click();
    await dialog.getByRole('switch', { name: '请大家帮忙看看' }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
  } else {
    await page.getByRole('button', { name: '求助', exact: true }).click();
    const pressed = page.getByRole('button', { name: '求助中', exact: true });
    await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  }
  await expectAccessible(page);
  await openMenu(page, '要人帮忙');
  await page.getByRole('menuitem', { name: '求助设置' }).click();
  await expect(dialog.getByRole('switch', { name: '请大家帮忙看看' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/sessions');
  await expect(cardOf(page, '要人帮忙')).toContainText('求助中');
  await openMenu(page, '要人帮忙');
  await page.getByRole('menuitem', { name: '求助设置' }).click();
  await dialog.getByRole('switch', { name: '请大家帮忙看看' }).click();
  await dialog.getByRole('checkbox', { name: '不显示我的名字' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, '要人帮忙')).not.toContainText('求助中');
  const session = await call<object>(url, `/ai/api/sessions/${id}/`, person.access);
  expect(session).toMatchObject({ helpNeeded: false, isPublic: false, isAnonymous: true });
});

test('the list is up to date after returning from a conversation', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '先问的');
  await makeSession(url, person, '后来的');
  await page.goto('/sessions');
  await expect(cards(page).first()).toContainText('后来的');
  await page.getByRole('link', { name: '先问的' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '先问的' })).toBeVisible();
  await converse(url, person, id, ['牙疼两天']);
  await page.getByRole('link', { name: '回到我的对话' }).click();
  await expect(cards(page).first()).toContainText('先问的');
  await expect(cards(page).first()).toContainText('2 条消息');
});
