import { openChat } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { call, makeSession } from './people.ts';

test('a 16-year-old reads why sharing is unavailable @phone', async ({
  signedIn: page,
  served,
  person,
  isMobile,
}) => {
  const { url } = served.product;
  const sessionId = await makeSession(url, person, '头痛');
  const month = `${new Date().getFullYear() - 16}-01`;
  await call(url, '/users/profile/edit/', person.access, { birth_month: month });
  await openChat(page, sessionId);
  if (isMobile) {
    await page.getByRole('button', { name: '“头痛”的操作' }).click();
    await page.getByRole('menuitem', { name: '分享' }).click();
  } else await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('未满 18 周岁，不能分享对话')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '重试' })).toBeHidden();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
});
