import type { CDPSession, Page } from '@playwright/test';
import { hold, textReply } from '../test/model-server-replies.ts';
import {
  answerEnded,
  answers,
  expectLeft,
  messageInput,
  openChat,
  ownWords,
  say,
  sendButton,
} from './chat.ts';
import { expect, freeMessages, test } from './fixtures.ts';
import { makeSession, signInByForm } from './people.ts';

/** Enter counts again this long after a composition has ended, by the page's own clock. */
const compositionTailMs = 60;

async function pause(page: Page, ms: number): Promise<void> {
  const until = (await page.evaluate<number>('performance.now()')) + ms;
  await expect.poll(() => page.evaluate<number>('performance.now()')).toBeGreaterThan(until);
}

// Enter is a new line on touch keyboards.
test.describe('with an input method @desktop', () => {
  /** Types letters as the input method does while its candidate window is open. */
  async function compose(page: Page, letters: string): Promise<CDPSession> {
    await messageInput(page).focus();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.imeSetComposition', {
      text: letters,
      selectionStart: letters.length,
      selectionEnd: letters.length,
    });
    await expect(messageInput(page)).toHaveValue(letters);
    return cdp;
  }

  test('Enter that accepts a candidate does not send; the next Enter does', async ({
    signedIn: page,
    served,
    person,
    models,
  }) => {
    await openChat(page, await makeSession(served.product.url, person, '输入法'));
    const cdp = await compose(page, 'tou teng');
    await page.keyboard.press('Enter');
    await expect(messageInput(page)).not.toHaveValue('');
    await expect(ownWords(page)).toHaveCount(0);
    await messageInput(page).fill('');
    await cdp.send('Input.insertText', { text: '头疼' });
    await expect(messageInput(page)).toHaveValue('头疼');
    await pause(page, compositionTailMs);
    await page.keyboard.press('Enter');
    await answerEnded(page, 1);
    await expect(ownWords(page)).toHaveText([/头疼$/]);
    expect(models.requests).toHaveLength(1);
  });

  for (const [browser, keyCode] of [
    ['with status 229', 229],
    ['that comes close behind', 13],
  ] as const) {
    test(`Enter after the end of a composition, ${browser}, does not send`, async ({
      signedIn: page,
      served,
      person,
      models,
    }) => {
      await openChat(page, await makeSession(served.product.url, person, '输入法'));
      await messageInput(page).fill('头疼');
      // Safari's order: the composition ends first, then the key arrives.
      await page.evaluate(`(() => {
        const area = document.querySelector('textarea');
        const press = { key: 'Enter', code: 'Enter', keyCode: ${keyCode}, bubbles: true, cancelable: true };
        // Made first: their times are close however long the page takes for each.
        const events = [
          new CompositionEvent('compositionstart', { bubbles: true }),
          new CompositionEvent('compositionend', { bubbles: true, data: '头疼' }),
          new KeyboardEvent('keydown', press),
        ];
        for (const each of events) area.dispatchEvent(each);
      })()`);
      await expect(messageInput(page)).toHaveValue('头疼');
      await expect(ownWords(page)).toHaveCount(0);
      await pause(page, compositionTailMs);
      await messageInput(page).press('Enter');
      await answerEnded(page, 1);
      expect(models.requests).toHaveLength(1);
    });
  }

  test('Escape that cancels a composition does not stop the answer', async ({
    signedIn: page,
    served,
    person,
    models,
  }) => {
    models.scriptByMessage(() => textReply(['先说一段。\n\n', hold, '再说一段。']));
    await openChat(page, await makeSession(served.product.url, person, '输入法'));
    await say(page, '头痛三天');
    await expect(answers(page)).toContainText('先说一段。');
    await compose(page, 'e xin');
    await page.keyboard.press('Escape');
    await expect(answers(page)).not.toContainText('已停止');
    models.release();
    await expect(answers(page)).toContainText('再说一段。');
    await expect(answers(page)).not.toContainText('已停止');
  });
});

test('Shift+Enter is a new line, and line breaks are kept', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '换行'));
  await messageInput(page).fill('头痛');
  await messageInput(page).press('Shift+Enter');
  await messageInput(page).pressSequentially('恶心');
  await expect(messageInput(page)).toHaveValue('头痛\n恶心');
  await sendButton(page).click();
  await answerEnded(page, 1);
  expect(await ownWords(page).innerText()).toContain('头痛\n恶心');
});

test('Enter sends on a keyboard and is a new line on a phone @phone', async ({
  signedIn: page,
  served,
  person,
  isMobile,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '回车'));
  await messageInput(page).fill('头痛');
  await messageInput(page).press('Enter');
  if (isMobile) {
    await expect(messageInput(page)).toHaveValue('头痛\n');
    await expect(ownWords(page)).toHaveCount(0);
  } else {
    await answerEnded(page, 1);
    await expect(messageInput(page)).toHaveValue('');
  }
});

test('a draft survives a reload, each in its own session', async ({
  signedIn: page,
  served,
  person,
}) => {
  const here = await makeSession(served.product.url, person, '这里');
  const there = await makeSession(served.product.url, person, '那里');
  await openChat(page, here);
  await messageInput(page).fill('还没有说完');
  await page.reload();
  await expect(messageInput(page)).toHaveValue('还没有说完');
  await openChat(page, there);
  await expect(messageInput(page)).toHaveValue('');
  await openChat(page, here);
  await expect(messageInput(page)).toHaveValue('还没有说完');
});

/** Writes a message and ends the sign-in at the moment of sending. */
async function sendSignedOut(page: Page, words: string): Promise<void> {
  await messageInput(page).fill(words);
  await expect(sendButton(page)).toBeEnabled();
  await page.evaluate(`
    for (const key of ['authToken', 'refreshToken']) localStorage.setItem(key, 'no-longer-valid');
    document.querySelector('main button[type=submit]').click();
  `);
}

/** A refused message is back in the input; one that was not answered before the page was left is sent again. */
async function expectKeptOnce(page: Page, words: string): Promise<void> {
  const kept = async (): Promise<string[]> => [
    ...(await ownWords(page).getByText(words).allInnerTexts()),
    await messageInput(page).inputValue(),
  ];
  await expect.poll(async () => (await kept()).join('')).toBe(words);
}

test('a message refused because the sign-in has ended is kept, once, after signing in', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '过期');
  await openChat(page, id);
  // No other request of the page notices it first.
  await page.route('**/ai/api/**', async (route) => {
    if (route.request().method() === 'GET') await route.abort();
    else await route.fallback();
  });
  await sendSignedOut(page, '头痛三天，越来越重');
  await expect(page).toHaveURL('/login');
  await page.unrouteAll();
  await signInByForm(page, person);
  await expect(page).toHaveURL(`/chat/${id}`);
  await expectKeptOnce(page, '头痛三天，越来越重');
});

test('a message in transit when the sign-in ends appears once after signing in', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '过期');
  await openChat(page, id);
  // It gets no answer before the page has noticed elsewhere.
  const noticed = Promise.withResolvers<void>();
  await page.route('**/send-stream/', async (route) => {
    await noticed.promise;
    await route.fallback();
  });
  await sendSignedOut(page, '头痛三天，越来越重');
  await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
  await expect(page).toHaveURL('/login');
  noticed.resolve();
  await signInByForm(page, person);
  await expect(page).toHaveURL(`/chat/${id}`);
  await expectKeptOnce(page, '头痛三天，越来越重');
  if ((await ownWords(page).count()) > 0) await answerEnded(page, 1);
});

test('a message refused by a busy server waits visibly and is sent later', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '繁忙'));
  let isBusy = true;
  await page.route('**/send-stream/', (route) =>
    isBusy
      ? route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { success: false, error: '服务暂时不可用，请稍后重试', code: 'unavailable' },
        })
      : route.continue(),
  );
  await say(page, '头痛三天');
  await expect(page.getByText('服务暂时繁忙，稍后自动发送')).toBeVisible();
  await expect(messageInput(page)).toHaveValue('');
  isBusy = false;
  await answerEnded(page, 1);
  await expect(ownWords(page)).toHaveCount(1);
  await expect(page.getByText('服务暂时繁忙，稍后自动发送')).toHaveCount(0);
});

test('a message whose connection broke arrives once when it is back @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '断线'));
  let tries = 0;
  // The server gets the first attempt, but its response never arrives; the second is not even
  // sent.
  await page.route('**/send-stream/', async (route) => {
    tries += 1;
    if (tries === 1) await route.fetch();
    await (tries <= 2 ? route.abort('connectionreset') : route.continue());
  });
  await say(page, '头痛三天');
  await answerEnded(page, 1);
  await expect(ownWords(page)).toHaveText([/头痛三天/]);
  expect(tries).toBe(3);
  expect(models.requests).toHaveLength(1);
  await page.reload();
  await expect(ownWords(page)).toHaveCount(1);
  await expect(messageInput(page)).toHaveValue('');
});

test('a failed reply keeps the question, shows an error and is retried without a second question @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.script({ status: 500, steps: ['{"error":{"message":"upstream words"}}'] });
  await openChat(page, await makeSession(served.product.url, person, '模型失败'));
  await say(page, '头痛三天');
  const failure = page.getByRole('alert').filter({ hasText: '这个模型出了故障' });
  await expect(failure).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('upstream words')).toHaveCount(0);
  await expect(ownWords(page)).toHaveCount(1);
  models.scriptByMessage(() => textReply(['这一次好了。']));
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(answers(page)).toContainText('这一次好了。');
  await expect(ownWords(page)).toHaveCount(1);
  await expectLeft(page, freeMessages - 1);
});

test('the input grows with its text up to 200 px and then scrolls @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openChat(page, await makeSession(served.product.url, person, '很长的话'));
  const input = messageInput(page);
  const height = async () => (await input.boundingBox())?.height ?? 0;
  const oneLine = await height();
  await input.fill('第一行\n第二行\n第三行');
  await expect.poll(height).toBeGreaterThan(oneLine);
  expect(await height()).toBeLessThan(200);
  await input.fill('一行\n'.repeat(40));
  await expect.poll(height).toBe(200);
  expect(await input.evaluate((area) => area.scrollHeight > area.clientHeight)).toBe(true);
  await input.fill('');
  await expect.poll(height).toBe(oneLine);
});
