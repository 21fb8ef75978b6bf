import { answers, ownWords } from './chat.ts';
import { expect, plainAnswer, test } from './fixtures.ts';
import { converse, makeSession } from './people.ts';

// A wide screen waits for the page itself.

test('the newest messages are shown before the page renders, and replaced by it @phone-only', async ({
  signedIn: page,
  served: { product },
  person,
}) => {
  const id = await makeSession(product.url, person, '胃不舒服');
  await converse(product.url, person, id, ['饭后**胃胀**三天了']);
  const shell = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell-.*\.js/, async (route) => {
    await shell.promise;
    await route.continue();
  });
  await page.goto(`/chat/${id}`, { waitUntil: 'commit' });
  const earlyPreview = page.locator('[data-early-preview]');
  await expect(earlyPreview).toContainText('饭后**胃胀**三天了');
  await expect(earlyPreview).toContainText(plainAnswer);
  shell.resolve();
  await expect(ownWords(page)).toHaveText(/胃胀/);
  await expect(answers(page)).toBeVisible();
  await expect(earlyPreview).toHaveCount(0);
});

test('nothing is shown of another user’s conversation @phone-only', async ({ signedIn: page }) => {
  await page.goto('/chat/999999', { waitUntil: 'commit' });
  await expect(page.getByText('没有找到这个对话')).toBeVisible();
  await expect(page.locator('[data-early-preview]')).toHaveCount(0);
});
