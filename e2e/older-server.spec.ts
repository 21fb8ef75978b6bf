import { answerEnded, openChat, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

test('where the models cannot be read, the documented ones can be chosen, and what is seen is asked', async ({
  signedIn: page,
  served,
  person,
}) => {
  const config = '**/ai/api/models/config/';
  await page.route(config, (route) => route.fulfill({ status: 500, json: { detail: '出错了' } }));
  await openChat(page, await makeSession(served.product.url, person, '没有模型表'));
  const choice = page.getByLabel('选择回答的模型');
  await expect(choice).toHaveValue('ark');
  await expect(choice.getByRole('option')).toHaveText(['豆包', '豆包推理', 'DeepSeek 推理']);
  const sent = page.waitForRequest('**/send-stream/');
  await page.unroute(config);
  await say(page, '头痛三天');
  expect((await sent).postDataJSON()).toMatchObject({ model: 'ark' });
  // This server has another one: the refusal makes the page ask what there is.
  await expect(choice).toHaveValue('scripted');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await answerEnded(page, 1);
});

test('a membership that the server has no call for is told from the usage', async ({
  signedIn: page,
}) => {
  await page.route('**/ai/api/subscription/status/', (route) =>
    route.fulfill({ status: 404, json: { detail: 'Not Found' } }),
  );
  await page.goto('/subscription');
  await expect(page.getByText('普通用户')).toBeVisible();
  await expect(page.getByText('次数没能读出来')).toHaveCount(0);
});

test('a registration refused as a whole says why above the form', async ({ page }) => {
  await page.route('**/users/register/', (route) =>
    route.fulfill({
      status: 400,
      json: { username: ['已被使用'], non_field_errors: ['这个网络注册过多'] },
    }),
  );
  await page.goto('/register');
  await page.getByLabel('用户名').fill('someone');
  await page.getByLabel('邮箱').fill('someone@example.org');
  await page.getByLabel('密码', { exact: true }).fill('long-enough-1');
  await page.getByLabel('确认密码').fill('long-enough-1');
  await page.getByLabel('出生年月').fill('1990-01');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '这个网络注册过多' })).toBeVisible();
  await expect(page.getByText('已被使用')).toBeVisible();
});
