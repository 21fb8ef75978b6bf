import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { makeSession, signInByForm } from './people.ts';

/** They cover the menu, and close by themselves after five seconds. */
async function closeNotifications(page: Page): Promise<void> {
  const close = page
    .getByRole('region', { name: '通知' })
    .getByRole('button', { name: '关闭', exact: true });
  await expect(async () => {
    if (await close.first().isVisible()) await close.first().click({ timeout: 1_000 });
    await expect(close).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

const stepMs = 30_000;

test('two-step sign-in is turned on, and the next sign-in asks for a code', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '头痛');
  await page.goto('/settings');
  await page.getByRole('button', { name: '开启两步验证' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('当前密码').fill(person.password);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(dialog.getByRole('img', { name: '供验证器扫描的二维码' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await dialog.getByLabel('验证码').fill(totp.generate());
  await dialog.getByRole('button', { name: '开启', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await dialog.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByText('还有 10 个恢复码可用。')).toBeVisible();

  await closeNotifications(page);
  await page.getByRole('button', { name: person.username }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('/login');
  await signInByForm(page, person);
  const code = page.getByLabel('验证码');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  // The code of now was used; the server allows for a clock that is a step ahead.
  await code.fill(totp.generate({ timestamp: Date.now() + stepMs }));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '头痛' })).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: '关闭两步验证' }).click();
  await dialog.getByLabel('当前密码').fill(person.password);
  await dialog.getByLabel('验证码').fill(recoveryCode);
  await dialog.getByRole('button', { name: '关闭两步验证' }).click();
  await expect(page.getByRole('button', { name: '开启两步验证' })).toBeVisible();
});
