import { startBuiltProduct } from '../test/served-product.ts';
import { removeFolder, temporaryFolder } from '../test/temporary-folder.ts';
import { expect, settingsFor, test } from './fixtures.ts';

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

test('in production there is no such page unless it is enabled @desktop', async ({
  page,
  served,
}) => {
  test.setTimeout(240_000);
  const dataDir = temporaryFolder();
  for (const [wish, status] of [
    ['off', 404],
    ['on', 200],
  ] as const) {
    const settings = settingsFor(dataDir, served.models);
    const environment = {
      NODE_ENV: 'production',
      RATE_LIMITS: 'on',
      STAFF_SECOND_FACTOR: 'on',
      SSO_TEST: wish,
    };
    const product = await startBuiltProduct({ ...settings, ...environment });
    const answer = await page.goto(`${product.url}/sso-test`);
    expect(answer?.status()).toBe(status);
    const title = wish === 'on' ? report : '没有找到这个页面';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await product.stop();
  }
  await removeFolder(dataDir);
});
