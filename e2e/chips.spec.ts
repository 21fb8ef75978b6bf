import { expectAccessible } from './accessible.ts';
import {
  answerEnded,
  answers,
  chip,
  chips,
  messageInput,
  openLocalChat,
  ownWords,
  say,
  sendButton,
} from './chat.ts';
import { expect, test } from './fixtures.ts';

test('suggested answers can be tapped: several are collected in the input, a single one is sent at once', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '点选回答');
  await say(page, '胃隐隐作痛两三天了，女，30岁');
  await answerEnded(page, 1);
  await chip(page, '都没有').click();
  await expect(ownWords(page).last()).toContainText('都没有');
  await answerEnded(page, 2);

  // Of medicines, allergies and a pregnancy several may be true.
  await expect(chip(page, '在吃药')).toHaveAttribute('aria-pressed', 'false');
  await chip(page, '在吃药').click();
  await chip(page, '有过敏').click();
  await expect(messageInput(page)).toHaveValue('在吃药、有过敏');
  await expect(page.getByRole('button', { name: /有过敏/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(chip(page, '跳过')).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  await expect(messageInput(page)).toHaveValue('在吃药、有过敏');
  await page.getByRole('button', { name: /有过敏/ }).click();
  await expect(messageInput(page)).toHaveValue('在吃药');

  await messageInput(page).fill('没怀孕，不过敏，没吃药');
  await expect(chips(page)).toBeHidden();
  await sendButton(page).click();
  await answerEnded(page, 3);
  await expect(ownWords(page).last()).toContainText('没怀孕，不过敏，没吃药');

  await chip(page, '跳过').click();
  await expect(ownWords(page).last()).toContainText('跳过');
  await answerEnded(page, 4);
  await expect(ownWords(page)).toHaveCount(4);
  await expect(answers(page)).toHaveCount(4);
});

test('suggested answers are large enough, reachable by keyboard, and return the focus @phone', async ({
  signedIn: page,
  served,
  person,
  isMobile,
}) => {
  await openLocalChat(page, served.product.url, person, '点选回答');
  await say(page, '您好');
  await answerEnded(page, 1);
  await expect(chip(page, '感冒')).toBeVisible();
  for (const button of await chips(page).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const widths = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  );
  expect(widths[0]).toBe(widths[1]);
  await chip(page, '感冒').focus();
  await page.keyboard.press('Enter');
  await expect(ownWords(page).last()).toContainText('感冒');
  await answerEnded(page, 2);
  if (!isMobile) await expect(messageInput(page)).toBeFocused();
});
