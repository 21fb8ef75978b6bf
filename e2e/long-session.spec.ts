import type { Page, Route } from '@playwright/test';
import { openChat, ownWords } from './chat.ts';
import { expect, plainAnswer, test, type Served } from './fixtures.ts';
import { fillSession } from './operator.ts';
import { makeSession, type TestAccount } from './people.ts';

/** A session with this many messages, questions and answers together. */
async function makeLongSession(
  served: Served,
  person: TestAccount,
  messages: number,
): Promise<number> {
  const id = await makeSession(served.product.url, person, '很长的对话');
  const questions = Array.from({ length: messages / 2 }, (_, index) => `第${index + 1}个问题`);
  await fillSession(served, person, id, { questions, answer: plainAnswer });
  return id;
}

const olderPath = '**/load-old-messages/**';
const olderButton = (page: Page) => page.getByRole('button', { name: '加载更早的消息' });

/** Loads one more page with `load`, and checks that the message being read stays in place. */
async function expectKeptPlace(page: Page, oldest: string, loaded: number, load: () => unknown) {
  const shown = await page.getByRole('article').count();
  const reading = page.getByText(oldest, { exact: true });
  await expect(reading).toBeInViewport();
  const before = await reading.boundingBox();
  expect(before).not.toBeNull();
  await load();
  await expect(page.getByRole('article')).toHaveCount(shown + loaded);
  const moved = async () => ((await reading.boundingBox())?.y ?? 0) - (before?.y ?? 0);
  await expect.poll(async () => Math.abs(await moved())).toBeLessThan(2);
}

test('older messages load while scrolling up, without moving what is being read @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeLongSession(served, person, 50);
  await openChat(page, id);
  await expect(page.getByText('第25个问题')).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(20);
  for (const [oldest, loaded] of [
    ['第16个问题', 20],
    ['第6个问题', 10],
  ] as const) {
    const asked = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const hold = async (route: Route): Promise<void> => {
      asked.resolve();
      await free.promise;
      await route.continue();
    };
    await page.route(olderPath, hold, { times: 1 });
    // Browsers do not anchor the scroll position at the very top.
    await readFromTop(page);
    await asked.promise;
    await expectKeptPlace(page, oldest, loaded, free.resolve);
  }
  await expect(olderButton(page)).toBeHidden();
  await expect(ownWords(page).first()).toContainText('第1个问题');
  await expect(ownWords(page)).toHaveCount(25);
});

test('older messages that failed to load automatically are loaded with the button', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeLongSession(served, person, 30);
  await openChat(page, id);
  await expect(page.getByText('第15个问题')).toBeInViewport();
  const refusal = { status: 400, json: { success: false, error: '暂时不行' } };
  await page.route(olderPath, (route) => route.fulfill(refusal), { times: 1 });
  const refused = page.waitForResponse(olderPath);
  await readFromTop(page);
  await refused;
  const button = olderButton(page);
  await expect(button).toBeInViewport();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expectKeptPlace(page, '第6个问题', 10, () => button.click());
  await expect(button).toBeHidden();
});

/** Scrolls up as a user does, again where the page was still moving to its end. */
async function readFromTop(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  const list = page.getByRole('log').locator('../..');
  const scrolledUp = async (): Promise<number> => {
    await page.mouse.wheel(0, -100_000);
    return list.evaluate(({ scrollTop }) => scrollTop);
  };
  await expect.poll(scrolledUp).toBe(0);
}
