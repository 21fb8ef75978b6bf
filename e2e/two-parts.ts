import type { Page } from '@playwright/test';
import type { ModelServer } from '../test/model-server.ts';
import { hold, textReply } from '../test/model-server-replies.ts';
import { answers, openChat, say } from './chat.ts';
import { expect, type Served } from './fixtures.ts';
import { makeSession, type TestAccount } from './people.ts';

export const first = '先说第一段。';
export const second = '再说第二段。';
/** An answer that waits after its first part until the models are released. */
export const inTwoParts = textReply([`${first}\n\n`, hold, second]);

type Parts = { signedIn: Page; served: Served; person: TestAccount; models: ModelServer };

/** Asks in a new conversation, and waits for the first part of the answer; returns the session. */
export async function askInTwoParts(
  { signedIn, served, person, models }: Parts,
  title: string,
): Promise<number> {
  models.scriptByMessage(() => inTwoParts);
  const id = await makeSession(served.product.url, person, title);
  await openChat(signedIn, id);
  await say(signedIn, '头痛三天');
  await expect(answers(signedIn)).toContainText(first);
  return id;
}
