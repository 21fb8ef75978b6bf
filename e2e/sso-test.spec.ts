import { expect, test } from './fixtures.ts';

const report = '登录状态检查';

test('the developers’ page shows the state of the sign-in, and never a token', async ({
  signedIn: page,
  person,
}) => {
  await page.goto('/sso-test');
  await expect(page.getByRole('heading', { name: report })).toBeVisible();
  const shown = page.getByRole('main');
  await expect(shown).toContainText('已登录');
  await expect(shown).toContainText(person.username);
  await expect(shown).toContainText('localStorage 有');
  await expect(shown).toContainText('development');
  await page.getByRole('button', { name: '刷新令牌' }).click();
  await expect(page.getByText('令牌已刷新', { exact: true })).toBeVisible();
  const tokens = await page.evaluate(() => [
    localStorage.getItem('authToken') ?? '',
    localStorage.getItem('refreshToken') ?? '',
  ]);
  const words = await page.content();
  for (const token of tokens) {
    expect(token.length).toBeGreaterThan(20);
    expect(words).not.toContain(token);
  }
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(shown).toContainText('未登录');
  await expect(shown).toContainText('没有令牌');
  await expect(page).toHaveURL('/sso-test');
});
