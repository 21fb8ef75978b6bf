import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { makeReviewer } from './operator.ts';
import { makePerson, signInWith } from './people.ts';
import { comments, makeAuthor, publish } from './sharing.ts';

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
