import type { Page } from '@playwright/test';
import { answerEnded, messageInput, openChat, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { converse, makeSession } from './people.ts';

const windows = [
  { name: 'a phone', width: 390, height: 844, isLarge: false, atLeast: 0.75 },
  { name: 'a small phone with large type', width: 320, height: 640, isLarge: true, atLeast: 0.75 },
  { name: 'a phone held sideways', width: 844, height: 390, isLarge: false, atLeast: 0.55 },
  { name: 'a window at 200 % zoom', width: 640, height: 400, isLarge: false, atLeast: 0.55 },
];

/** The part of the window's height in which messages can be read, and where the header ends. */
const room = (page: Page): Promise<{ part: number; headerEnd: number }> =>
  page.evaluate(`(() => {
    const list = document.querySelector('[role=log]').parentElement.parentElement;
    const { top, bottom } = list.getBoundingClientRect();
    const headerEnd = document.querySelector('main header').getBoundingClientRect().bottom;
    return { part: (bottom - Math.max(top, headerEnd)) / innerHeight, headerEnd };
  })()`);

for (const { name, width, height, isLarge, atLeast } of windows) {
  test(`in ${name} most of the height is conversation @phone-only`, async ({
    signedIn: page,
    served,
    person,
  }) => {
    await page.setViewportSize({ width, height });
    if (isLarge) await page.addInitScript(() => localStorage.setItem('largeType', 'on'));
    const title = '总是头痛，晚上睡不好，已经两个星期了';
    const sessionId = await makeSession(served.product.url, person, title);
    await converse(served.product.url, person, sessionId, ['头痛三天', '下午更重', '睡得少']);
    await openChat(page, sessionId);
    await say(page, '还有点恶心');
    await answerEnded(page, 4);
    await expect(page.locator('main header')).toHaveCount(1);
    // The frame's own header is not there: the conversation has the window.
    await expect(page.getByRole('banner')).toHaveCount(0);
    const read = async (): Promise<number> => (await room(page)).part;
    await expect.poll(read).toBeGreaterThanOrEqual(atLeast);
    const isShort = height < 481;
    await expect.poll(async () => (await room(page)).headerEnd <= 0).toBe(isShort);

    // Going back brings the header back, unbroken.
    await page.getByRole('log').evaluate((log) => {
      const list = log.parentElement?.parentElement;
      if (list) list.scrollTop = 0;
    });
    await expect.poll(async () => (await room(page)).headerEnd).toBeGreaterThan(40);
    const header = page.locator('main header');
    const box = await header.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    expect(await header.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    expect(box?.height).toBeLessThanOrEqual(isLarge ? 60 : 49);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      width,
    );
    await expect(messageInput(page)).toBeInViewport({ ratio: 1 });
  });
}
