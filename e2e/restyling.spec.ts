import type { Browser, Page } from '@playwright/test';
import { hold, textReply } from '../test/model-server-replies.ts';
import { answers, messageInput, openChat, say } from './chat.ts';
import { expect, plainAnswer, test } from './fixtures.ts';
import { fillSession } from './operator.ts';
import { makeSession } from './people.ts';

/** A page of twenty messages has some 170 elements of the kind that each change once restyled. */
const restyledMax = 40;

test('a key and a piece of a running answer restyle only what they change @phone', async ({
  browser,
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() =>
    textReply(['先说第一段。\n\n', hold, '再说第二段。\n\n', hold, '完。']),
  );
  const id = await makeSession(served.product.url, person, '很长的对话');
  const questions = Array.from({ length: 20 }, (_, at) => `第${at + 1}个问题`);
  await fillSession(served, person, id, { questions, answer: plainAnswer });
  await openChat(page, id);
  await say(page, '头痛三天');
  await expect(answers(page).last()).toContainText('第一段');
  const piece = await mostRestyled(browser, page, async () => {
    models.release();
    await expect(answers(page).last()).toContainText('第二段');
  });
  await messageInput(page).pressSequentially('胃');
  const key = await mostRestyled(browser, page, () =>
    messageInput(page).pressSequentially('里隐隐作痛'),
  );
  for (const most of [piece, key]) {
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(restyledMax);
  }
});

type TraceEvent = { name: string; args: { elementCount?: number } };

/** The most elements whose style was computed again at once. */
async function mostRestyled(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
  return Math.max(0, ...counts);
}
