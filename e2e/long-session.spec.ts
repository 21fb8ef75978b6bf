import type { Page } from '@playwright/test';
import { messageInput, openChat, ownWords, say, sendButton } from './chat.ts';
import { expect, test, type Served } from './fixtures.ts';
import { converse, grantMessages, makeSession, type Person } from './people.ts';

const limit = '当前对话已达到消息上限，请创建续对话继续。';

/** A session that holds so many messages, questions and answers together. */
async function makeLongSession(served: Served, person: Person, messages: number): Promise<number> {
  const questions = messages / 2;
  await grantMessages(served, person, questions);
  const id = await makeSession(served.product.url, person, '很长的对话');
  const words = Array.from({ length: questions }, (_, index) => `第${index + 1}个问题`);
  await converse(served.product.url, person, id, words);
  return id;
}

test(
  'a session warns from 180 messages on, with the number that is left',
  { tag: '@desktop' },
  async ({ signedIn: page, served, person }) => {
    const id = await makeLongSession(served, person, 178);
    await openChat(page, id);
    await expect(page.getByText('178 条消息')).toBeVisible();
    await expect(page.getByText(/还可以容纳/)).toHaveCount(0);
    await say(page, '第90个问题');
    await expect(page.getByText('回答完毕')).toBeAttached({ timeout: 20_000 });
    await expect(page.getByText('这段对话还可以容纳 20 条消息')).toBeVisible();
  },
);

test('a session of 200 messages refuses the next one and says how to go on', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const id = await makeLongSession(served, person, 198);
  await openChat(page, id);
  await expect(page.getByText('这段对话还可以容纳 2 条消息')).toBeVisible();
  await say(page, '第100个问题');
  await expect(page.getByText('200 条消息')).toBeVisible();
  await expect(page.getByText(limit)).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await expect(messageInput(page)).not.toBeEditable();
  await page.reload();
  await expect(page.getByText(limit)).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();

  const asked = models.requests.length;
  const refused = await fetch(`${served.product.url}/ai/api/messages/send-stream/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.access}` },
    body: JSON.stringify({ session_id: id, content: '第101个问题' }),
  });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ success: false, error: limit });
  expect(models.requests).toHaveLength(asked);
});

test('older messages are loaded above without moving what is being read', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeLongSession(served, person, 50);
  await openChat(page, id);
  await expect(page.getByText('第25个问题')).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(20);
  const button = page.getByRole('button', { name: '加载更早的消息' });
  for (const [oldest, loaded] of [
    ['第16个问题', 20],
    ['第6个问题', 10],
  ] as const) {
    const shown = await page.getByRole('article').count();
    const reading = page.getByText(oldest, { exact: true });
    // All the way up is where browsers do not keep the place by themselves.
    await readFromTop(page);
    await expect(button).toBeInViewport();
    const before = await reading.boundingBox();
    await button.click();
    await expect(page.getByRole('article')).toHaveCount(shown + loaded);
    expect(before).not.toBeNull();
    const moved = async () => ((await reading.boundingBox())?.y ?? 0) - (before?.y ?? 0);
    await expect.poll(async () => Math.abs(await moved())).toBeLessThan(2);
  }
  await expect(button).toBeHidden();
  await expect(ownWords(page).first()).toContainText('第1个问题');
  await expect(ownWords(page)).toHaveCount(25);
});

/** Scrolls up as a reader does. */
async function readFromTop(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, -100_000);
}
