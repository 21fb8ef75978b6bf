import { textReply } from '../test/model-server-replies.ts';
import { expect, test } from './fixtures.ts';
import { makeReviewer } from './operator.ts';
import { makeAuthor, openAs, review, shareByCall, talk } from './sharing.ts';
import { signInWith } from './people.ts';

const answer = [
  '## 目前的判断\n\n**脾虚**为主，*夜里*重：\n\n- 先喝[温水](https://example.org/)\n',
  '- 复诊时说 13912345678\n\n| 症状 | 程度 |\n| --- | --- |\n| 口干 | 轻 |\n',
];
const plain = '目前的判断 脾虚为主，夜里重： 先喝温水 复诊时说';
const markdownSource = /\*|#|\]\(|\| ?-|`/;

test('cards show plain text, and the review desk renders the Markdown with highlighted masks', async ({
  browser,
  page,
  models,
  served,
}) => {
  models.scriptByMessage(() => textReply(answer));
  const author = await makeAuthor(served);
  const sessionId = await talk(served, author, '口干一周', ['最近**口干**，*夜里*更明显']);
  await signInWith(page, author);
  await page.goto('/sessions');
  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: '口干一周' });
  await expect(own).toContainText(plain);
  await expect(own).not.toContainText(markdownSource);

  const { url } = served.product;
  const described = { title: '口干一周', description: '**写给**同样的人', tags: '口干' };
  // What the rules would mask is left unmasked, so that the review desk has something to highlight.
  const shareId = await shareByCall(url, author, sessionId, { ...described, masks: [] });
  await page.goto('/shared');
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: '口干一周' });
  await expect(mine).toContainText('写给同样的人');
  await expect(mine).not.toContainText(markdownSource);

  const reviewer = await makeReviewer(served);
  const desk = await openAs(browser, page, served, reviewer);
  await desk.goto(new URL('/admin/reviews', page.url()).href);
  await desk.getByRole('button', { name: /口干一周/ }).click();
  const conversation = desk.getByRole('list', { name: '对话' });
  await expect(conversation.getByRole('heading', { name: '目前的判断' })).toBeVisible();
  await expect(conversation.locator('strong')).toHaveText(['口干', '脾虚']);
  await expect(conversation.getByRole('table')).toContainText('口干');
  await expect(conversation).not.toContainText('**');
  await expect(conversation.locator('.markdown mark')).toContainText('13912345678');
  // Reviewers see what readers will not.
  await expect(conversation.getByText('没有显示出来')).toContainText('https://example.org/');
  await desk.context().close();

  await review(url, reviewer, shareId, true);
  await page.goto('/share-hall');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '口干一周' }).first();
  await expect(card).toContainText('最近口干，夜里更明显');
  await expect(card).not.toContainText(markdownSource);
});
