import { join } from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { textReply } from '../test/model-server-replies.ts';
import { answerEnded, answers, expectLeft, messageInput, ownWords, say } from './chat.ts';
import { expect, freeMessages, test } from './fixtures.ts';
import { makeSession, newUsername } from './people.ts';

/**
 * Records in `window.seenMarkers` every appearance of a summary marker, a part of one, or their
 * content.
 */
const watchForMarkers = `
  window.seenMarkers = [];
  new MutationObserver(() => {
    const text = document.body?.innerText ?? '';
    for (const part of ['<<', '>>', '处方：']) if (text.includes(part)) window.seenMarkers.push(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

/** A cold caught in the rain, described in the order of the built-in engine's questions. */
const turns = [
  '我好像感冒了，昨晚淋了雨，今天怕冷得厉害',
  '女，28岁',
  '那些情况都没有',
  '没怀孕，没有过敏和慢性病，没吃药',
  '流清鼻涕，身上酸痛，头痛',
  '身上不出汗，口不渴',
];

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: '注册新账户' }).click();
  // The sign-in page has a username field too, and stays until the next page has loaded.
  await expect(page.getByRole('heading', { name: '注册' })).toBeVisible();
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill('apricot-pavilion-42');
  await page.getByLabel('出生年份').selectOption('1968');
  await page.getByLabel('出生月份').selectOption('5月');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL('/privacy-agreement');
}

test('a new user gets from registration to the summary of a first consultation', async ({
  page,
  models,
}) => {
  await page.addInitScript(watchForMarkers);
  await register(page, newUsername());
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect(page.getByRole('heading', { name: '您哪里不舒服？' })).toBeVisible();
  await expect(page.getByText(`剩余 ${freeMessages} 次`)).toBeVisible();

  for (const [index, words] of turns.entries()) {
    await say(page, words);
    await expect(page).toHaveURL(/\/chat\/\d+$/);
    await answerEnded(page, index + 1);
    await expect(ownWords(page).last()).toContainText(words);
    // The first one is written on another page.
    if (index > 0) await expect(messageInput(page)).toBeFocused();
  }
  const summary = answers(page).getByRole('region', { name: '我的情况' }).last();
  await expect(summary).toContainText('症状');
  await expect(summary).toContainText('女');
  await expect(summary).toContainText('28');
  await expect(summary).toContainText('参考方剂');
  await expect(summary).toContainText('须由执业中医师面诊后使用');
  await expectLeft(page, freeMessages - turns.length);
  expect(models.requests).toHaveLength(0);
  expect(await page.evaluate('window.seenMarkers')).toEqual([]);

  await page.reload();
  await expect(answers(page)).toHaveCount(turns.length);
  await expect(summary).toContainText('参考方剂');
  expect(await page.evaluate('window.seenMarkers')).toEqual([]);
});

/**
 * Takes what a story shows to a folder, if one is given, and prints the taps and seconds so far. The
 * seconds are those of the product; how fast a person reads and types is not in them.
 */
function film(page: Page, folder: string | undefined): (name: string) => Promise<void> {
  const began = Date.now();
  let frames = 0;
  return async (name) => {
    if (folder === undefined) return;
    const seconds = (Date.now() - began) / 1000;
    const taps = await tapsOf(page);
    frames += 1;
    await page.screenshot({ path: join(folder, `${frames}-${name}.png`), caret: 'hide' });
    process.stdout.write(`${frames} ${name}: ${taps} taps, ${seconds.toFixed(1)} s\n`);
  };
}

const tapsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0));

test('a newcomer is answered after at most six taps, with large type on a small phone @phone-only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const shoot = film(page, process.env['FILM']);
  await page.addInitScript(`
    localStorage.setItem('largeType', 'on');
    addEventListener('pointerdown', () => {
      sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
    }, true);
  `);
  const fits = async (): Promise<void> => {
    const wider = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(wider).toBeLessThanOrEqual(0);
  };
  await page.goto('/login');
  await fits();
  await shoot('address');
  await page.getByRole('link', { name: '注册新账户' }).tap();
  await expect(page.getByRole('heading', { name: '注册' })).toBeVisible();
  await expect(page.getByLabel('用户名')).toBeFocused();
  await fits();
  await page.keyboard.type(newUsername());
  // The keyboard's own key leads from field to field, past the button that hides the password.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await page.keyboard.type('apricot-pavilion-42');
  // What opens is the device's own picker, where nothing is counted.
  await page.getByLabel('出生年份').selectOption('1958');
  await page.getByLabel('出生月份').selectOption('5月');
  await page.getByRole('checkbox').tap();
  await shoot('registration');
  await page.getByRole('button', { name: '注册', exact: true }).tap();
  const agree = page.getByRole('button', { name: '同意并继续' });
  await expect(agree).toBeVisible();
  await shoot('agreement');
  await agree.tap();
  await expect(page.getByRole('heading', { name: '您哪里不舒服？' })).toBeVisible();
  await fits();
  await shoot('first-screen');
  await page.getByRole('button', { name: '睡不好' }).tap();
  await answerEnded(page, 1);
  await fits();
  await shoot('answer');
  const taps = await tapsOf(page);
  expect(taps).toBeGreaterThan(0);
  expect(taps).toBeLessThanOrEqual(6);
});

test('a consultation never shows the summary markers, however its pieces are split @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const block =
    '<<诊察总结>>\n性别：男\n年龄：40\n症状：\n- 口干\n处方：\n六味地黄丸\n<<诊察总结>>';
  models.scriptByMessage(() => textReply(['都记下了。\n\n', ...block, '\n']));
  await page.addInitScript(watchForMarkers);
  const id = await makeSession(served.product.url, person, '口干');
  await page.goto(`/chat/${id}`);
  await say(page, '男，40岁，口干');
  await answerEnded(page, 1);
  await expect(answers(page).getByRole('region', { name: '我的情况' })).toContainText('口干');
  expect(await page.evaluate('window.seenMarkers')).toEqual([]);
});
