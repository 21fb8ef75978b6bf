import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { isPhone, openChat, ownWords } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeReviewer } from './operator.ts';
import { makePerson } from './people.ts';
import { makeAuthor, openAs, review, shareByCall, talk } from './sharing.ts';

const secret = '我叫王小明，电话13812345678，头痛三天，住在槐花里';

const title = '反复头痛';

async function openShareDialog(page: Page): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: '“反复头痛”的操作' }).click();
    await page.getByRole('menuitem', { name: '分享' }).click();
  } else await page.getByRole('button', { name: '分享', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '分享这段对话' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('反复头痛');
}

const next = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '下一步' });
const badge = (page: Page, words: string) =>
  page.getByRole('main').getByText(words, { exact: true });

test('a case is described, masked, consented to and submitted for review @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  test.slow();
  const sessionId = await talk(served, person, title, [secret]);
  await openChat(page, sessionId);
  await openShareDialog(page);
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '说明' }).fill('想听听大家的看法');
  await dialog.getByRole('textbox', { name: '标签' }).fill('头痛故事');
  await dialog.getByRole('textbox', { name: '标签' }).press('Enter');
  await expect(dialog.getByRole('button', { name: '去掉标签 头痛故事' })).toBeVisible();
  await dialog.getByRole('textbox', { name: '标签' }).fill('李秀英、协和医院');
  await dialog.getByRole('textbox', { name: '标签' }).press('Enter');
  await dialog.getByRole('checkbox', { name: '公开到分享广场' }).check();
  await expect(dialog.getByRole('checkbox', { name: '匿名' })).toBeChecked();
  await next(page).click();

  const name = dialog.getByRole('button', { name: '王小明 换成 某某' });
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await name.click();
  await expect(name).toHaveAttribute('aria-pressed', 'false');
  await name.click();
  const tag = dialog.getByRole('button', { name: '协和医院 不提交' });
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await tag.click();
  await expect(tag).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('textbox', { name: '遮盖更多词语' }).fill('槐花里');
  await dialog.getByRole('button', { name: '遮盖', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '分享后的样子' }).click();
  await expect(dialog).not.toContainText('王小明');
  await expect(dialog).not.toContainText('槐花里');
  await expect(dialog).not.toContainText('李秀英');
  await next(page).click();
  await expect(dialog.getByText('头痛故事、协和医院', { exact: true })).toBeVisible();

  const consent = dialog.getByRole('checkbox', { name: '我已阅读并同意以上内容' });
  await expect(consent).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: '提交审核' })).toBeDisabled();
  await expectAccessible(page);
  await consent.check();
  await dialog.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('dialog', { name: '已提交，等待审核' })).toBeVisible();
  await page.getByRole('link', { name: '查看我的分享' }).click();
  await expect(page).toHaveURL(/\/shared$/);
  await expect(badge(page, '待审核')).toBeVisible();
});

test('an approved case is read and liked by another user, and is pending again after an edit', async ({
  signedIn: page,
  served,
  person,
  browser,
}) => {
  const { url } = served.product;
  const sessionId = await talk(served, person, title, [secret]);
  // Other tests share cases on the same server; a whole id would be masked like any long number.
  const description = `想听听大家的看法，记于第${sessionId % 1_000}次`;
  const id = await shareByCall(url, person, sessionId, { title: '反复头痛', description });
  await review(url, await makeReviewer(served), id, true);

  const other = await openAs(browser, page, served, await makePerson(url));
  await other.goto('/share');
  await expect(other).toHaveURL(/\/share-hall$/);
  const card = other.getByRole('listitem').filter({ hasText: description });
  await expect(card.getByText('匿名用户')).toBeVisible();
  await expect(card).not.toContainText('已审核');
  await expect(card).toContainText('我叫某某，电话[电话]');
  await card.getByRole('link', { name: '反复头痛' }).click();
  await expect(other).toHaveURL(new RegExp(`/shared/${id}$`));
  await expect(other.getByText('个人经历与 AI 生成内容，非医疗科普')).toBeVisible();
  await expect(other.getByText('AI 生成').first()).toBeVisible();
  const isCounted = other.waitForResponse('**/like/');
  await other.getByRole('button', { name: '点赞' }).click();
  await expect(other.getByRole('button', { name: '点赞' })).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByRole('button', { name: '点赞' })).toContainText('1');
  // Shown before the server has counted it.
  await isCounted;
  await other.reload();
  await expect(other.getByRole('button', { name: '点赞' })).toContainText('1');
  await expect(other.locator('body')).not.toContainText(person.username);

  await page.goto('/sessions');
  await expect(page.getByRole('heading', { name: '反复头痛' })).toBeVisible();
  if (isPhone(page)) await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('link', { name: '我的分享 1 份分享有新的审核结果' }).click();
  await expect(badge(page, '已审核')).toBeVisible();
  await expect(badge(page, '新结果')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '反复头痛' }).click();
  await page.getByRole('button', { name: '修改并重新提交' }).click();
  await page.getByRole('textbox', { name: '标题' }).fill('头痛好了');
  await next(page).click();
  await next(page).click();
  await page.getByRole('checkbox', { name: '我已阅读并同意以上内容' }).check();
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '头痛好了' })).toBeVisible();
  await expect(badge(page, '待审核')).toBeVisible();
  await other.reload();
  await expect(other.getByText('没有找到这份分享')).toBeVisible();
  await expect(other.getByText('它可能已被删除，或者您没有权限查看。')).toBeVisible();
  await other.context().close();
});

test('input is not lost by accident, messages are selected, and selected text is masked', async ({
  signedIn: page,
  served,
  person,
}) => {
  const sessionId = await talk(served, person, title, [secret, '还怕冷']);
  await openChat(page, sessionId);
  await openShareDialog(page);
  const dialog = page.getByRole('dialog', { name: '分享这段对话' });
  await dialog.getByRole('textbox', { name: '标题' }).fill('');
  await next(page).click();
  await expect(dialog.getByText('请输入分享标题')).toBeVisible();
  await dialog.getByRole('textbox', { name: '标题' }).fill('怕冷');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '不分享了吗？' });
  await question.getByRole('button', { name: '接着填写' }).click();
  await expect(dialog.getByRole('textbox', { name: '标题' })).toHaveValue('怕冷');

  await dialog.getByText('分享的消息：4 / 4 条').click();
  await dialog.getByRole('checkbox', { name: /还怕冷/ }).uncheck();
  await expect(dialog.getByText('分享的消息：3 / 4 条')).toBeVisible();
  await next(page).click();
  await expect(dialog.getByText('还怕冷')).toBeHidden();
  await selectWords(page, '住在槐花里');
  await dialog.getByRole('button', { name: '遮盖“住在槐花里”' }).click();
  await expect(dialog.getByRole('button', { name: '住在槐花里 换成 [已隐去]' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await dialog.getByRole('button', { name: '上一步' }).click();
  await next(page).click();
  await expect(dialog.getByRole('button', { name: '住在槐花里 换成 [已隐去]' })).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '不分享了' }).click();
  await expect(dialog).toBeHidden();
});

/** Selects text in the dialog, as a long press or a drag does. */
async function selectWords(page: Page, words: string): Promise<void> {
  await expect(page.locator('[data-piece]').filter({ hasText: words })).toBeVisible();
  await page.evaluate(`{
    const pieces = [...document.querySelectorAll('[data-piece]')];
    const node = pieces.find((piece) => piece.textContent.includes('${words}')).firstChild;
    const start = node.textContent.indexOf('${words}');
    document.getSelection().setBaseAndExtent(node, start, node, start + ${words.length});
  }`);
}

test('a long share has buttons to its ends, and continues in the reader’s own conversation as another user’s case', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const reviewer = await makeReviewer(served);
  const author = await makeAuthor(served);
  const said = Array.from(
    { length: 5 },
    (_, place) => `第${place + 1}句：${'头痛怕冷，'.repeat(60)}`,
  );
  const sessionId = await talk(served, author, title, said);
  const id = await shareByCall(url, author, sessionId, { title: '很长的经历' });
  await review(url, reviewer, id, true);
  await page.goto(`/shared/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: '很长的经历' })).toBeVisible();
  const toBottom = page.getByRole('button', { name: '到最下面' });
  const toTop = page.getByRole('button', { name: '回到顶部' });
  await expect(toBottom).toBeVisible();
  await expect(toTop).toBeHidden();
  await expectAccessible(page);
  await toBottom.click();
  await expect(toTop).toBeVisible();
  await expect(toBottom).toBeHidden();
  await toTop.click();
  await expect(toTop).toBeHidden();

  await page.getByRole('button', { name: '我也这样，接着问' }).click();
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await expect(page.getByText('别人分享的案例，不是您自己的情况')).toBeVisible();
  await expect(ownWords(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '消息', exact: true })).toBeEnabled();
  expect(person.username).not.toBe(author.username);
});
