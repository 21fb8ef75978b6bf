import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { makeReviewer } from './operator.ts';
import { call, makePerson, signInWith } from './people.ts';
import { comments, makeAuthor, openAs, publish } from './sharing.ts';

const reading = (page: Page): Locator => page.getByRole('article');

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
