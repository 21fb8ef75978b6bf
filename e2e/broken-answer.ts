import type { Page } from '@playwright/test';
import { hold, textReply } from '../test/model-server-replies.ts';
import { startBuiltProduct } from '../test/served-product.ts';
import { answers, say } from './chat.ts';
import { expect, serve, settingsFor, stopServing, type Served } from './fixtures.ts';
import { makePerson, makeSession, newestMessage, signInWith } from './people.ts';
import { openSteadyAddress } from './steady-address.ts';

/** How long a killed server may take to be available again. */
export const startMsMax = 120_000;

/** A reply without a heartbeat counts as interrupted this soon, but not while the machine is busy. */
const silence = { SILENT_REPLY_MS: '6000' };

export type BrokenAnswer = {
  models: Served['models'];
  /** The address of the conversation. */
  chat: string;
  /** Starts the server again behind the same address. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A user reads an answer of which `written` is stored, and the server dies before `rest` is sent.
 */
export async function breakAnswer(
  page: Page,
  written: string,
  rest: string,
): Promise<BrokenAnswer> {
  const served = await serve(silence);
  const { product, models, dataDir } = served;
  const address = await openSteadyAddress();
  address.leadTo(product.url);
  const person = await makePerson(product.url);
  const id = await makeSession(product.url, person, '断电');
  const chat = `${address.url}/chat/${id}`;
  models.scriptByMessage(() => textReply([`${written}\n\n`, hold, rest]));
  await signInWith(page, person);
  await page.goto(chat);
  await say(page, '头痛三天');
  await expect(answers(page)).toContainText(written);
  // What was on the screen for longer than the interval between saves is in the database.
  const stored = async () => (await newestMessage(product.url, person, id))?.content;
  await expect.poll(stored).toContain(written);
  await product.stop('SIGKILL');
  await expect(page.getByText('连接断了，正在重连')).toBeVisible();
  const restart = async () => {
    served.product = await startBuiltProduct({ ...settingsFor(dataDir, models), ...silence });
    address.leadTo(served.product.url);
  };
  const stop = async () => {
    await address.stop();
    await stopServing(served);
  };
  return { models, chat, restart, stop };
}
