import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { signInByForm } from './people.ts';

/**
 * The reset link in the newest mail to an address, from the files written instead of sending mail.
 */
async function linkTo(dataDir: string, email: string): Promise<string | null> {
  const directory = join(dataDir, 'mail');
  const names = await readdir(directory).catch(() => []);
  for (const name of names.toSorted((a, b) => b.localeCompare(a))) {
    const text = await readFile(join(directory, name), 'utf8');
    const link = /^http\S+\/reset-password#\S+$/m.exec(text)?.[0];
    if (text.includes(`To: ${email}`) && link) return link;
  }
  return null;
}

test('a forgotten password is reset by mail, once, and other devices are signed out', async ({
  page,
  served,
  person,
  browser,
  baseURL,
}) => {
  const email = `${person.username}@example.org`;
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await elsewhere.goto('/login');
  await signInByForm(elsewhere, person);
  await elsewhere.waitForURL('/sessions');

  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码？' }).click();
  await page.getByRole('button', { name: '发送重置链接' }).click();
  await expect(page.getByText('邮箱不能为空')).toBeVisible();
  await page.getByLabel('邮箱').fill(email);
  await page.getByRole('button', { name: '发送重置链接' }).click();
  await expect(page.getByText('密码重置链接已发送到您的邮箱，请查收。')).toBeVisible();
  await expect(page.getByRole('button', { name: '重新发送' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: '返回登录' }).first(),
  ).toBeVisible();

  await expect.poll(() => linkTo(served.dataDir, email), { timeout: 20_000 }).not.toBeNull();
  const link = new URL((await linkTo(served.dataDir, email)) ?? '');
  expect(served.product.output()).not.toContain(email);
  await page.goto(`/reset-password${link.hash}`);
  await expect(page.getByRole('heading', { name: '设置新密码' })).toBeVisible();
  await expect(page).toHaveURL('/reset-password');

  await page.getByLabel('新密码', { exact: true }).fill('lantern-by-the-river');
  await page.getByLabel('再次输入新密码', { exact: true }).fill('lantern-by-the-lake');
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  await page.getByLabel('再次输入新密码', { exact: true }).fill('lantern-by-the-river');
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page.getByText('新密码已设置')).toBeVisible();

  await elsewhere.goto('/sessions');
  await expect(elsewhere).toHaveURL('/login');
  await page.getByRole('link', { name: '去登录' }).click();
  await signInByForm(page, { ...person, password: 'lantern-by-the-river' });
  await page.waitForURL('/sessions');
  await elsewhere.context().close();

  // The link works only once.
  await page.goto(`/reset-password${link.hash}`);
  await page.getByLabel('新密码', { exact: true }).fill('another-lantern-7');
  await page.getByLabel('再次输入新密码', { exact: true }).fill('another-lantern-7');
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page.getByText('这个重置链接已失效或已使用过，请重新申请')).toBeVisible();
  await expect(page.getByRole('link', { name: '重新申请链接' })).toBeVisible();
});
