import { answerEnded, openChat, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

test('where the models cannot be read, the documented ones can be chosen, and what is seen is asked', async ({
  signedIn: page,
  served,
  person,
}) => {
  const config = '**/ai/api/models/config/';
  await page.route(config, (route) =>
    route.fulfill({ status: 404, json: { detail: 'Not Found' } }),
  );
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
