import type { Page } from '@playwright/test';
import { hold, textReply } from '../test/model-server-replies.ts';
import {
  answerEnded,
  answers,
  expectLeft,
  messageInput,
  openChat,
  say,
  sendButton,
} from './chat.ts';
import { expect, freeMessages, test } from './fixtures.ts';
import { makeUnclaimedPerson } from './operator.ts';
import { call, makeSession, signInWith } from './people.ts';

/** The hint beside the button, which is also its accessible description. */
const expectHint = (page: Page, words: string): Promise<void> =>
  expect(sendButton(page)).toHaveAccessibleDescription(words);

test('an account with unclaimed messages finds a button for them on the list and before the first send @phone', async ({
  page,
  served,
}) => {
  const person = await makeUnclaimedPerson(served);
  const id = await makeSession(served.product.url, person, '领取');
  await signInWith(page, person);
  const claim = page.getByRole('button', { name: '领取免费次数' });
  await page.goto('/sessions');
  await expect(claim).toHaveCount(1);
  await expect(claim).toBeInViewport();
  await expect(claim).toHaveText('领取免费次数');
  await openChat(page, id);
  await expect(claim).toHaveCount(1);
  await expect(claim).toBeInViewport();
  await say(page, '头痛三天');
  await expect(messageInput(page)).toHaveValue('头痛三天');
  await expectHint(page, '先领取免费次数，就可以发送');
  await claim.click();
  await expectLeft(page, freeMessages);
  await expectHint(page, '');
  await sendButton(page).click();
  await answerEnded(page, 1);
  await expectLeft(page, freeMessages - 1);
  await page.goto('/sessions');
  await expect(page.getByText('领取', { exact: true })).toBeVisible();
  await expect(claim).toHaveCount(0);
});

test('during an answer, offline and in an ended conversation the button gives the reason', async ({
  signedIn: page,
  context,
  served,
  person,
  models,
}) => {
  const { url } = served.product;
  models.scriptByMessage(() => textReply(['先说一句。', hold, '再说一句。']));
  const id = await makeSession(url, person, '为什么');
  await openChat(page, id);
  await say(page, '头痛三天');
  await expect(answers(page)).toContainText('先说一句');
  await messageInput(page).fill('还有点恶心');
  await expect(sendButton(page)).toBeDisabled();
  await expectHint(page, '正在回答，回答完就能发送');
  models.release();
  await answerEnded(page, 1);
  await expectHint(page, '');
  await context.setOffline(true);
  await expectHint(page, '没有网络，恢复后自动发送');
  await context.setOffline(false);
  await expectHint(page, '');
  await call(url, `/ai/session/${id}/end/`, person.access, {});
  await page.reload();
  await expect(sendButton(page)).toBeDisabled();
  await expectHint(page, '对话已经结束，不能再发送');
});
