import type { Locator, Page } from '@playwright/test';
import { cut, hold, stream, text } from '../test/model-server-replies.ts';
import { expectAccessible } from './accessible.ts';
import {
  answerEnded,
  answers,
  isPhone,
  messageInput,
  openChat,
  ownWords,
  pressInHeader,
  say,
} from './chat.ts';
import { expect, test } from './fixtures.ts';
import { call, converse, makeSession, type TestAccount } from './people.ts';

const toasts = (page: Page) => page.getByRole('region', { name: '通知' });
/** Under the pointer the notification stays, however long the next steps take: `await undo(page).hover()`. */
const undo = (page: Page) => toasts(page).getByRole('button', { name: '撤销' });
const menuOf = (message: Locator) => message.getByRole('button', { name: '消息操作' });
const dialog = (page: Page) => page.getByRole('alertdialog');

async function act(page: Page, message: Locator, name: string): Promise<void> {
  await message.hover();
  await menuOf(message).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function openConversation(
  page: Page,
  url: string,
  person: TestAccount,
  said: readonly string[],
) {
  const sessionId = await makeSession(url, person, '消息操作');
  await converse(url, person, sessionId, said);
  await openChat(page, sessionId);
  await expect(ownWords(page)).toHaveCount(said.length);
  return sessionId;
}

/** The page hides messages before the server has deleted them. */
async function expectStored(url: string, { access }: TestAccount, id: number, messages: number) {
  const path = `/ai/api/sessions/${id}/messages/`;
  const stored = async () => (await call<{ count: number }>(url, path, access)).count;
  await expect.poll(stored).toBe(messages);
}

test('the error of a withdrawn question disappears', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await openConversation(page, served.product.url, person, ['头痛三天']);
  models.scriptByMessage(() => stream(text('写到一半，'), cut));
  await say(page, '手脚发凉');
  const failure = page.getByRole('alert').filter({ hasText: '和模型的连接' });
  await expect(failure.getByRole('button', { name: '重试' })).toBeVisible();
  await act(page, ownWords(page).last(), '返回此处');
  await dialog(page).getByRole('button', { name: '返回此处' }).click();
  await undo(page).hover();
  await expect(messageInput(page)).toHaveValue('手脚发凉');
  await expect(failure).toBeHidden();
  await undo(page).click();
  await expect(answers(page).last()).toContainText('写到一半，');
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
});

test('several messages are selected and deleted together @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await openConversation(page, url, person, ['头痛三天', '怕冷']);
  await pressInHeader(page, '批量选择');
  await expect(page.getByRole('button', { name: '删除所选(0)' })).toBeDisabled();
  await expect(menuOf(page.getByRole('log'))).toHaveCount(0);
  await page.getByRole('checkbox', { name: '选择：头痛三天' }).check();
  await page.getByRole('checkbox', { name: '选择：怕冷' }).check();
  for (const box of await page.getByRole('log').locator('label').all()) {
    const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);

  await page.getByRole('button', { name: '选完了' }).click();
  await pressInHeader(page, '批量选择');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: '选择：头痛三天' }).check();
  await page.getByRole('checkbox', { name: '选择：怕冷' }).check();
  await page.getByRole('button', { name: '删除所选(2)' }).click();
  await expect(dialog(page)).toContainText('2 条消息');
  await dialog(page).getByRole('button', { name: '删除' }).click();
  await undo(page).hover();
  await expect(ownWords(page)).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expectStored(url, person, id, 2);
  await undo(page).click();
  await expect(ownWords(page)).toHaveText([/头痛三天/, /怕冷/]);
});

test('the menu of a message is large enough and always visible on touch screens @phone', async ({
  signedIn: page,
  served,
  person,
  isMobile,
}) => {
  await openConversation(page, served.product.url, person, ['头痛三天']);
  const menu = menuOf(ownWords(page).first());
  const { width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  if (isMobile) await expect(menu).toHaveCSS('opacity', '1');
  else {
    await expect(menu).toHaveCSS('opacity', '0');
    await menu.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(menu).toHaveCSS('opacity', '1');
  }
});

test('a running answer has no menu, and earlier messages cannot be returned to', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await openConversation(page, served.product.url, person, ['头痛三天']);
  models.scriptByMessage(() => stream(text('您好。'), hold, text('请说')));
  await say(page, '怕冷');
  await expect(answers(page)).toHaveCount(2);
  await expect(answers(page).last()).toContainText('您好');
  await expect(menuOf(answers(page).last())).toHaveCount(0);
  await act(page, ownWords(page).first(), '返回此处');
  await dialog(page).getByRole('button', { name: '返回此处' }).click();
  await expect(toasts(page)).toContainText('请等它写完或先停下');
  await expect(ownWords(page)).toHaveCount(2);
  models.release();
  await expect(answers(page).last()).toContainText('您好。请说');
});

test('a failed deletion restores the message and shows an error @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openConversation(page, served.product.url, person, ['头痛三天']);
  await page.route('**/ai/api/messages/*/delete/', (route) => route.fulfill({ status: 503 }));
  await act(page, answers(page).first(), '删除');
  await dialog(page).getByRole('button', { name: '删除' }).click();
  await expect(toasts(page)).toContainText('删除消息失败，请重试');
  // PAGE-19: at the right, at most 400 px wide; on a phone within the thumb's reach.
  const {
    x = 0,
    y = 0,
    width = 0,
  } = (await toasts(page).getByRole('listitem').boundingBox()) ?? {};
  await expect(answers(page)).toHaveCount(1);
  expect(width).toBeGreaterThan(0);
  expect(width).toBeLessThanOrEqual(400);
  const { width: pageWidth = 0, height = 0 } = page.viewportSize() ?? {};
  expect(pageWidth - x - width).toBeLessThanOrEqual(16);
  if (isPhone(page)) expect(y).toBeGreaterThan(height / 2);
});

test('what the checks took out of an answer is a chip at its place, which gives the reason', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => stream(text('先喝点温水。可以用一点雄黄泡水。早点睡。')));
  await openConversation(page, served.product.url, person, []);
  await say(page, '头痛三天');
  await answerEnded(page, 1);
  const answer = answers(page).first();
  const chip = answer.getByRole('button', { name: '略去 · 为什么' });
  await expect(answer).toContainText('先喝点温水。');
  await expect(answer).toContainText('早点睡。');
  const reason = answer.getByText('此处略去一句');
  await expect(reason).toBeHidden();
  await chip.click();
  await expect(reason).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(chip).toBeVisible();
  await expect(page.getByText('处内容被略去')).toBeHidden();
});

test('a document is shown as harmless HTML', async ({ page }) => {
  const hostile =
    '<b>当心</b><img src="/x.png" onerror="document.title=\'taken\'"><script>document.title="taken"</script>' +
    '<a href="javascript:document.title=\'taken\'">点我</a><iframe src="/"></iframe>' +
    '<svg onload="document.title=\'taken\'"></svg><style>body{display:none}</style><form action="/x"><input></form>';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/api/documents/*/', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { content: string } };
    body.data.content = hostile;
    await route.fulfill({ response, json: body });
  });
  await page.goto('/terms');
  const document = page.locator('.markdown', { hasText: '当心' });
  await expect(document.locator('b')).toHaveText('当心');
  await document.getByText('点我').click();
  await expect(
    document.locator('img, script, iframe, svg, style, form, input, [href]'),
  ).toHaveCount(0);
  expect(await page.title()).not.toBe('taken');
  expect(asked.filter((url) => url.endsWith('/x.png'))).toEqual([]);
});
