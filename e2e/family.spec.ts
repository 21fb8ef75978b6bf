import { textReply } from '../test/model-server-replies.ts';
import { answerEnded, answers, chooseModel, say } from './chat.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('a mother is added, and a conversation for her respects her medicine @phone', async ({
  signedIn: page,
  models,
}) => {
  models.scriptByMessage(() => textReply(['可以吃些丹参。']));
  await page.goto('/sessions');
  await page.getByRole('button', { name: '替谁问：本人' }).click();
  await page.getByRole('menuitem', { name: '添加家人' }).click();
  const dialog = page.getByRole('dialog', { name: '添加家人' });
  await dialog.getByRole('button', { name: '妈妈' }).click();
  await dialog.getByLabel('出生年份').selectOption('1958');
  await dialog.getByLabel('出生月份').selectOption('3月');
  await dialog.getByLabel('性别').selectOption('女');
  await dialog.getByLabel('在用的药').fill('华法林');
  await dialog.getByLabel('过敏').fill('无');
  await dialog.getByRole('checkbox').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('button', { name: '替谁问：妈妈' })).toBeVisible();

  await say(page, '头痛三天');
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await answerEnded(page, 1);
  await chooseModel(page, '演练模型');
  await say(page, '能吃点什么');
  await answerEnded(page, 2);
  await expect(answers(page).last()).toContainText('华法林一起用');
  await expectAccessible(page);

  await page.getByRole('button', { name: '替谁问：妈妈' }).click();
  await page.getByRole('menuitem', { name: '本人' }).click();
  await expect(page).toHaveURL('/sessions');
  await expect(page.getByRole('button', { name: '替谁问：本人' })).toBeVisible();
  await expect(page.getByRole('list', { name: '我的对话' })).toContainText('妈妈');
});
