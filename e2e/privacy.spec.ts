import type { Locator, Page } from '@playwright/test';
import { answers, openChat, say } from './chat.ts';
import { expect, plainAnswer, test, type Served } from './fixtures.ts';
import { call, makeSession, newUsername, signInWith, type Person } from './people.ts';
import { makeNewcomer } from '../test/product-people.ts';

/** Somebody who has agreed to consultations, and to no external model. */
async function makeCautious({ product: { url } }: Served): Promise<Person> {
  const person = await makeNewcomer(url, newUsername());
  await call(url, '/ai/privacy-agreement/api/accept/', person.access, {});
  await call(url, '/ai/claim_messages/', person.access, {});
  return person;
}

const modelChoice = (page: Page): Locator => page.getByLabel('选择回答的模型');
const withdrawal = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `撤回：${name}` });

test('an external model is asked about where it is picked, and answers only after a yes', async ({
  page,
  served,
  models,
}) => {
  const person = await makeCautious(served);
  await signInWith(page, person);
  await openChat(page, await makeSession(served.product.url, person, '头痛'));
  await expect(modelChoice(page)).toHaveValue('local');

  await modelChoice(page).selectOption('scripted');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('演练服务');
  const box = dialog.getByRole('checkbox', { name: '我已阅读并同意以上内容' });
  const agree = dialog.getByRole('button', { name: '同意并选用' });
  await expect(box).not.toBeChecked();
  await expect(agree).toBeDisabled();
  await dialog.getByRole('button', { name: '暂不选用' }).click();
  await expect(modelChoice(page)).toHaveValue('local');
  expect(models.requests).toHaveLength(0);

  await modelChoice(page).selectOption('scripted');
  await box.check();
  await agree.click();
  await expect(modelChoice(page)).toHaveValue('scripted');
  await say(page, '头痛三天，不发烧');
  await expect(answers(page)).toContainText(plainAnswer);
  expect(models.requests).toHaveLength(1);
});

test('the consent to a model is withdrawn in the settings, with its effect said first', async ({
  signedIn: page,
}) => {
  await page.goto('/settings');
  await expect(modelChoice(page)).toHaveValue('scripted');
  await withdrawal(page, '把对话发送给演练服务').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('撤回后不再向演练服务发送新的内容');
  await question.getByRole('button', { name: '撤回' }).click();
  await expect(withdrawal(page, '把对话发送给演练服务')).toHaveCount(0);
  await expect(modelChoice(page)).toHaveValue('local');
  await page.getByText('已撤回的记录（1）').click();
  await expect(page.getByRole('listitem').filter({ hasText: '演练服务' })).toContainText('撤回');
});

test('withdrawing the agreement leads to it, and accepting it again leads back in', async ({
  signedIn: page,
}) => {
  await page.goto('/settings');
  await withdrawal(page, '隐私与免责协议').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(page).toHaveURL('/privacy-agreement');
  await page.goto('/sessions');
  await expect(page).toHaveURL('/privacy-agreement');
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect(page).toHaveURL('/sessions');
});
