import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test, type Served } from './fixtures.ts';
import { makeReviewer } from './operator.ts';
import { call, makePerson, makeSession, signInWith, type TestAccount } from './people.ts';
import { comments, makeAuthor, openAs, publish, review, submitShare } from './sharing.ts';

/** Decides on everything pending, so that a test starts with an empty desk. */
async function emptyDesk(served: Served, staff: TestAccount): Promise<void> {
  const path = '/ai/admin/shared/review/?page_size=100';
  const { results } = await call<{ results: { id: number }[] }>(
    served.product.url,
    path,
    staff.access,
  );
  for (const { id } of results) await review(served.product.url, staff, id, false, 'abuse');
}

const queue = (page: Page): Locator => page.getByRole('list', { name: '待审分享列表' });
const reading = (page: Page): Locator => page.getByRole('article');
const part = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '审核内容' }).getByRole('link', { name });

test('the review desk is open to staff only, and tells others', async ({
  browser,
  signedIn: page,
  served,
}) => {
  await page.goto('/admin/reviews');
  await expect(page.getByText('这里只供工作人员使用')).toBeVisible();
  await page.getByRole('button', { name: /账户菜单/ }).click();
  await expect(page.getByRole('menuitem', { name: '设置' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '审核台' })).toBeHidden();

  const reviewer = await makeReviewer(served);
  // Without a conversation the list makes one, and opens it over a page that is still loading.
  await makeSession(served.product.url, reviewer, '头痛');
  const staff = await openAs(browser, page, served, reviewer);
  await staff.goto(new URL('/sessions', page.url()).href);
  await staff.getByRole('button', { name: /账户菜单/ }).click();
  await staff.getByRole('menuitem', { name: '审核台' }).click();
  await expect(staff).toHaveURL(/\/admin\/reviews$/);
  await expect(part(staff, '待审分享')).toHaveAttribute('aria-current', 'page');
  await staff.context().close();
});

test('an identifying tag kept by its author is flagged at the desk @phone', async ({
  page,
  served,
}) => {
  test.slow();
  const [staff, author] = [await makeReviewer(served), await makeAuthor(served)];
  await emptyDesk(served, staff);
  await submitShare(served, author, '带名字的标签', { tags: '头痛,王小明', masks: [] });
  await signInWith(page, staff);
  await page.goto('/admin/reviews');
  await queue(page).getByRole('button').first().click();
  const tags = reading(page).getByRole('list', { name: '标签' });
  await expect(tags.getByTitle('像是姓名，建议去掉这个标签')).toHaveText('#王小明');
  await expect(reading(page).getByText('可能有个人信息')).toBeVisible();
  await expectAccessible(page);
});

test('of two reviewers the first decision wins, and the other moves on', async ({
  browser,
  page,
  served,
}) => {
  const staff = await makeReviewer(served);
  const [colleague, author] = [await makeReviewer(served), await makeAuthor(served)];
  await emptyDesk(served, staff);
  await submitShare(served, author, '两人同时看的');
  await submitShare(served, author, '后面的一份');
  await signInWith(page, staff);
  await page.goto('/admin/reviews');
  const other = await openAs(browser, page, served, colleague);
  await other.goto(page.url());
  for (const desk of [page, other]) {
    await queue(desk)
      .getByRole('button', { name: /两人同时看的/ })
      .click();
    await expect(reading(desk).getByRole('button', { name: '通过', exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: '通过', exact: true }).click();
  await expect(page.getByText('已通过“两人同时看的”', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: '不通过' }).click();
  await other.getByRole('dialog').getByLabel('不是问诊经历').check();
  await other.getByRole('dialog').getByRole('button', { name: '确定不通过' }).click();
  await expect(other.getByText(`${staff.username}先处理了：通过`, { exact: true })).toBeVisible();
  await expect(reading(other).getByRole('heading', { name: '后面的一份' })).toBeVisible();
  await other.context().close();
});

test('a comment being written is not lost, and is counted once sent @phone', async ({
  page,
  served,
}) => {
  const [staff, author, reader] = [
    await makeReviewer(served),
    await makeAuthor(served),
    await makePerson(served.product.url),
  ];
  const id = await publish(served, author, staff, '说说头痛');
  await signInWith(page, reader);
  await page.goto(`/shared/${id}`);
  await expect(comments(page).getByText('还没有评论')).toBeVisible();
  const words = comments(page).getByLabel('写评论');
  await words.fill('我也头痛过');
  await page.reload();
  await expect(words).toHaveValue('我也头痛过');
  await comments(page).getByRole('button', { name: '发表' }).click();
  await expect(words).toHaveValue('');
  await expect(comments(page).getByRole('article', { name: reader.username })).toContainText(
    '我也头痛过',
  );
  const fold = comments(page).getByRole('button', { name: /^评论/ });
  await expect(fold).toHaveText('评论1');
  // Nothing is half hidden by the header, or on a phone by a notice.
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '关闭' }).click();
  await page.evaluate('window.scrollTo(0, 0)');
  await expectAccessible(page);
  await fold.click();
  await expect(comments(page).getByText('我也头痛过')).toBeHidden();
});

test('the author of an anonymous share replies without a name, and the reply outlives the comment', async ({
  browser,
  page,
  served,
}) => {
  const { url } = served.product;
  const [staff, author, reader] = [
    await makeReviewer(served),
    await makeAuthor(served),
    await makePerson(url),
  ];
  const id = await publish(served, author, staff, '匿名的头痛');
  await call(url, `/ai/api/shared-sessions/${id}/comment/`, reader.access, { content: '我也是' });
  await signInWith(page, author);
  await page.goto(`/shared/${id}`);
  const answer = `回复${reader.username}`;
  await comments(page).getByRole('button', { name: answer }).click();
  await comments(page).getByRole('textbox', { name: answer }).fill('后来好了吗');
  await comments(page).getByRole('button', { name: '回复', exact: true }).click();

  const other = await openAs(browser, page, served, reader);
  await other.goto(page.url());
  const replies = comments(other).getByRole('list', { name: `对${reader.username}的回复` });
  await expect(replies).toContainText('后来好了吗');
  await expect(replies).toContainText('匿名用户');
  await expect(comments(other)).not.toContainText(author.username);
  await comments(other).getByRole('button', { name: '删除' }).click();
  const question = other.getByRole('alertdialog');
  await expect(question).toContainText('别人的回复会保留');
  await question.getByRole('button', { name: '删除' }).click();
  await expect(comments(other).getByText('这条评论已删除')).toBeVisible();
  await expect(comments(other).getByText('后来好了吗')).toBeVisible();
  await other.context().close();
});

test('replies are paged, and a new one of the user appears at once', async ({ page, served }) => {
  test.slow();
  const { url } = served.product;
  const [staff, author] = [await makeReviewer(served), await makeAuthor(served)];
  const id = await publish(served, author, staff, '很多回复');
  const path = `/ai/api/shared-sessions/${id}/comment/`;
  const { comment } = await call<{ comment: { id: number } }>(url, path, author.access, {
    content: '大家怎么睡着的',
  });
  const writer = await makePerson(url);
  for (let place = 1; place <= 9; place += 1) {
    const reply = { content: `第${place}个办法`, parent_id: comment.id };
    await call(url, path, writer.access, reply);
  }
  await signInWith(page, author);
  await page.goto(`/shared/${id}`);
  const replies = comments(page).getByRole('list', { name: '对匿名用户的回复' });
  await expect(replies.getByRole('listitem')).toHaveCount(5);
  await comments(page).getByRole('button', { name: '回复匿名用户' }).click();
  await comments(page).getByRole('textbox', { name: '回复匿名用户' }).fill('谢谢大家');
  await comments(page).getByRole('button', { name: '回复', exact: true }).click();
  await expect(replies).toContainText('谢谢大家');
  await comments(page).getByRole('button', { name: '还有 4 条回复' }).click();
  await expect(replies.getByRole('listitem')).toHaveCount(10);
  await expect(replies.getByRole('listitem').nth(8)).toContainText('第9个办法');
  await expect(replies.getByRole('listitem').last()).toContainText('谢谢大家');
  await expect(comments(page).getByRole('button', { name: /条回复/ })).toBeHidden();
  await expectAccessible(page);
});

test('a comment held by a rule is visible only to its author until staff release it', async ({
  browser,
  page,
  served,
}) => {
  const [staff, author, reader] = [
    await makeReviewer(served),
    await makeAuthor(served),
    await makePerson(served.product.url),
  ];
  const id = await publish(served, author, staff, '停药的经历');
  await signInWith(page, reader);
  await page.goto(`/shared/${id}`);
  await comments(page).getByLabel('写评论').fill('把降压药停了就好');
  await comments(page).getByRole('button', { name: '发表' }).click();
  await expect(comments(page).getByText('待审核')).toBeVisible();
  await expect(comments(page).getByText('通过前只有您自己能看到')).toBeVisible();

  const desk = await openAs(browser, page, served, staff);
  await desk.goto(new URL('/admin/reviews?tab=comments', page.url()).href);
  const held = reading(desk).filter({ hasText: '把降压药停了就好' });
  await expect(held).toContainText('指导用药');
  await expect(held).not.toContainText(reader.username);
  await expectAccessible(desk);
  await held.getByRole('button', { name: '放行' }).click();
  await expect(desk.getByText('评论已放行', { exact: true })).toBeVisible();
  await desk.context().close();

  await page.reload();
  await expect(comments(page).getByText('把降压药停了就好')).toBeVisible();
  await expect(comments(page).getByText('待审核')).toBeHidden();
});

test('an upheld report takes the share down and gives its author the reason @phone', async ({
  browser,
  page,
  served,
}) => {
  test.slow();
  const { url } = served.product;
  const [staff, author, reader] = [
    await makeReviewer(served),
    await makeAuthor(served),
    await makePerson(url),
  ];
  const id = await publish(served, author, staff, '被举报的经历');
  await signInWith(page, reader);
  await page.goto(`/shared/${id}`);
  await page.getByRole('button', { name: '举报这份分享' }).click();
  const dialog = page.getByRole('dialog', { name: '举报这份分享' });
  await dialog.getByRole('button', { name: '提交举报' }).click();
  await expect(dialog.getByText('请选择一个原因')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('可能误导用药或耽误就医').check();
  await dialog.getByLabel('补充说明').fill('这样吃很危险');
  await dialog.getByRole('button', { name: '提交举报' }).click();
  await expect(page.getByText('收到了，工作人员会尽快看', { exact: true })).toBeVisible();

  const desk = await openAs(browser, page, served, staff);
  await desk.goto(new URL('/admin/reviews?tab=reports', page.url()).href);
  const report = reading(desk).filter({ hasText: '被举报的经历' });
  await expect(report).toContainText('这样吃很危险');
  await expect(report).not.toContainText(reader.username);
  await expectAccessible(desk);
  await report.getByRole('button', { name: '阅读分享' }).click();
  await expect(desk.getByRole('dialog')).toContainText('写给同样的人');
  await desk.keyboard.press('Escape');
  await report.getByRole('button', { name: '属实，撤下' }).click();
  await desk.getByRole('dialog').getByLabel('含有药物用量').check();
  await desk.getByRole('dialog').getByRole('button', { name: '确定撤下' }).click();
  await expect(desk.getByText('举报成立，内容已撤下', { exact: true })).toBeVisible();
  await desk.context().close();

  const path = `/ai/api/shared-sessions/my_shared/${id}/`;
  expect(await call(url, path, author.access)).toMatchObject({
    status: 'rejected',
    rejectReason: 'doses',
    isNews: true,
  });
  await page.reload();
  await expect(page.getByText('被举报的经历')).toBeHidden();
});
