import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { serveAt, type ClockedProduct } from './own-clock.ts';
import { call, converse, makePerson, makeSession, signInWith } from './people.ts';

/** Clicks a link that opens a new tab. */
async function openTab(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name }).click();
  return opened;
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const withProduct = test.extend<{ shop: ClockedProduct }>({
  shop: [
    async ({}, use) => {
      const shop = await serveAt('2026-11-25T10:00:00+08:00', {
        FREE_MESSAGES: '1',
        SUBSCRIPTION_MONTHLY_MESSAGES: '2',
        EXTRA_PACKAGES: '1:100',
      });
      await use(shop);
      await shop.stop();
    },
    { timeout: 120_000 },
  ],
});

withProduct(
  'a membership is ordered, used up, topped up with a package, reset with the month, and ends @desktop',
  async ({ page, shop }) => {
    // Three checkouts and two months.
    withProduct.slow();
    const { url } = shop.product;
    const person = await makePerson(url);
    const chat = await makeSession(url, person, '头痛');
    await signInWith(page, person);
    await page.goto(`${url}/subscription`);
    const main = page.getByRole('main');

    await expect(main.getByText('+1', { exact: true })).toBeVisible();
    await expect(call(url, '/ai/claim_messages/', person.access, {})).rejects.toThrow(
      '免费消息已经领取过了',
    );

    const tab = await openTab(page, '开通会员');
    await expect(tab.getByText('沙箱支付，不会真的扣款')).toBeVisible();
    await button(tab, '提交订单，付款 ¥19.90').click();
    await expect(tab).toHaveURL(/\/pay\/\d+$/);
    await button(tab, '模拟付款失败').click();
    await expect(tab.getByText('订单仍然有效，可以再试。')).toBeVisible();
    await button(tab, '模拟付款成功').click();
    await expect(tab.getByRole('main')).toContainText('付款成功，已经到账');
    await tab.close();

    await expect(main.getByText('0 / 2 次')).toBeVisible();
    await expect(main.getByText('2026年12月25日')).toBeVisible();
    await expect(main.getByText('已到账')).toBeVisible();
    await expect(main.getByText('开通会员，本月次数到账')).toBeVisible();

    await converse(url, person, chat, ['头痛三天', '还有点恶心', '晚上睡不好']);
    await page.reload();
    await expect(main.getByText('2 / 2 次')).toBeVisible();
    await expect(main.getByText('次数用完了。')).toBeVisible();

    const second = await openTab(page, '购买加量包');
    await button(second, '提交订单，付款 ¥1.00').click();
    await button(second, '模拟付款成功').click();
    await expect(second.getByRole('main')).toContainText('付款成功，已经到账');
    await second.close();
    await expect(main.getByText('1 次', { exact: true })).toBeVisible();
    await expect(main.getByRole('listitem').getByText('购买加量包')).toBeVisible();

    await shop.goTo('2026-12-01T00:00:05+08:00', person);
    await page.reload();
    await expect(main.getByText('0 / 2 次')).toBeVisible();
    await expect(main.getByText('新的一月，次数到账')).toBeVisible();
    await expect(main.getByText('会员这个月到期')).toBeVisible();

    await shop.goTo('2026-12-26T00:00:05+08:00', person);
    await page.reload();
    await expect(main.getByRole('link', { name: '开通会员' })).toBeVisible();
    await expect(main.getByText('普通用户')).toBeVisible();
    await expect(main.getByText('没有用完的次数到期')).toBeVisible();
    await expect(main.getByText('−2', { exact: true })).toBeVisible();
  },
);
