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
import { call, makeSession } from './people.ts';

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

test('a list of herbs is checked, with findings by severity', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '药');
  await page.goto('/herb-check');
  await expect(page.getByRole('heading', { name: '药材查对', level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '查对', exact: true }).click();
  await expect(page.getByText('请写下要查对的药名')).toBeVisible();

  await page.getByLabel('中药清单').fill('黑顺片30克、法半夏9克、三七粉、灵芝孢子');
  await page.getByLabel('在用的西药').fill('华法林');
  await page.getByLabel('用药人的年龄').fill('34');
  await page.getByRole('switch', { name: '怀孕，或可能怀孕' }).check();
  await page.getByRole('button', { name: '查对', exact: true }).click();
  const results = page.getByRole('region', { name: '查对结果' });
  await expect(results.getByText('附子、半夏不宜同用（十八反）。')).toBeVisible();
  await expect(results.getByText(/黑顺片写的是 30 克，超过/)).toBeVisible();
  await expect(results.getByText(/三七与华法林同用，可能增加出血/)).toBeVisible();
  await expect(results.getByText('灵芝孢子')).toBeVisible();
  await expect(results.getByText(/请由医师或药师决定/)).toBeVisible();
  await expect(results.getByRole('heading', { level: 3 }).first()).toHaveText(
    '要紧，先问医师或药师',
  );
  await expect(page.getByRole('heading', { name: '查对结果' })).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('中药清单').fill('随便写写');
  await expect(results.getByText('上面改过了', { exact: false })).toBeVisible();
  await page.getByLabel('在用的西药').fill('');
  await page.getByRole('button', { name: '查对', exact: true }).click();
  await expect(results.getByText('没有认出药名')).toBeVisible();
  await expectAccessible(page);

  await page.route('**/herb-check/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: '查对', exact: true }).click();
  await expect(page.getByText('查对没有完成')).toBeVisible();
  await expectAccessible(page);
});

test('the herb check is an entry of the menu @phone', async ({
  signedIn: page,
  served,
  person,
  isMobile,
}) => {
  await makeSession(served.product.url, person, '菜单');
  await page.goto('/sessions');
  if (isMobile) await page.getByRole('button', { name: '打开菜单' }).click();
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '药材查对' })
    .click();
  await expect(page).toHaveURL(/\/herb-check$/);
  const { findings } = await call<{ findings: unknown[] }>(
    served.product.url,
    '/ai/api/herb-check/',
    person.access,
    { text: '陈皮' },
  );
  expect(findings).toEqual([]);
});
