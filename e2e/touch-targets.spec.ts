import type { Page } from '@playwright/test';
import { textReply } from '../test/model-server-replies.ts';
import { answerEnded, answers, openChat, openSituation, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

/** The least width and height of a touch target, in px. */
const targetPxMin = 44;

/** Expects no smaller target once the page has its layout; a failure gives their names and sizes. */
const expectLargeTargets = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate<string[]>(smallOnes)).toEqual([]);

const smallOnes = `(() => {
  const pressable = 'a[href], button, input, select, summary, [role=menuitem], [role=tab]';
  const found = [...document.querySelectorAll(pressable)].flatMap((element) => {
    // The whole row of a checkbox or a switch can be pressed, and the whole card of its link.
    const row = element.matches('input') ? element.closest('label') : null;
    const coversCard = getComputedStyle(element, '::after').position === 'absolute';
    const target = row ?? (coversCard ? element.closest('li') : null) ?? element;
    const { width, height } = target.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
    if (!isSeen || Math.min(width, height) >= ${targetPxMin} - 0.5) return [];
    const name = element.getAttribute('aria-label') ?? target.textContent;
    return [name.trim() + ' ' + Math.round(width) + ' × ' + Math.round(height)];
  });
  return [...new Set(found)];
})()`;

test('every touch target of the registration page is large enough @phone-only', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByRole('button', { name: '注册', exact: true })).toBeVisible();
  await expectLargeTargets(page);
});

test('every touch target of the list, the menus and the settings is large enough @phone-only', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '睡不好');
  await page.goto('/sessions');
  await expect(page.getByRole('link', { name: '睡不好' })).toBeVisible();
  await expectLargeTargets(page);
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectLargeTargets(page);
  await page.goto('/settings');
  await expect(page.getByText('当前设备')).toBeVisible();
  await expectLargeTargets(page);
});

test('every touch target of a chat and its summary is large enough @phone-only', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const summary = '<<诊察总结>>\n性别：男\n年龄：40\n症状：\n- 口干\n- 头痛\n<<诊察总结>>';
  models.scriptByMessage(() => textReply(['记下了。\n\n', summary]));
  await openChat(page, await makeSession(served.product.url, person, '口干'));
  await say(page, '男，40岁，口干，头痛三天');
  await answerEnded(page, 1);
  const box = await openSituation(answers(page).last());
  await expect(box.getByRole('button', { name: '口干' })).toBeVisible();
  await expectLargeTargets(page);
  await page.getByRole('button', { name: '我的情况' }).click();
  await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible();
  await expectLargeTargets(page);
});
