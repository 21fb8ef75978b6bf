import { test as base, type Page } from '@playwright/test';
import { startModelServer, type ModelServer } from '../test/model-server.ts';
import { textReply } from '../test/model-server-replies.ts';
import { startBuiltProduct, type ProductProcess } from '../test/served-product.ts';
import { removeFolder, temporaryFolder } from '../test/temporary-folder.ts';
import { keepOffline } from './keep-offline.ts';
import { closeDatabase, endReplies } from './operator.ts';
import { makePerson, signInWith, type TestAccount } from './people.ts';

export type Served = { product: ProductProcess; models: ModelServer; dataDir: string };

type Fixtures = {
  /** The scripted model; by default it answers every message with two short sentences. */
  models: ModelServer;
  /**
   * A user with an account, the accepted agreement and messages to spend; not signed in anywhere.
   */
  person: TestAccount;
  /** A page where that user is signed in. */
  signedIn: Page;
};

/** Enough for a first consultation, and few enough to be used up soon. */
export const freeMessages = 8;

export const plainAnswer = '好的，我记下了。请您再说说。';

/** Starting a database and a server takes longer than a test may. */
const startMsMax = 120_000;

/**
 * The product and a scripted model server, one pair per worker; each test creates its own users.
 */
export const test = base.extend<Fixtures, { served: Served }>({
  served: [
    // The runner reads from this pattern which fixtures are needed: none.
    async ({}, use) => {
      const served = await serve();
      await use(served);
      await stopServing(served);
    },
    { scope: 'worker', timeout: startMsMax },
  ],
  baseURL: async ({ served }, use) => use(served.product.url),
  context: async ({ context }, use) => {
    keepOffline(context);
    await use(context);
    // What a route still holds back must not be sent now, and a handler that is still at work
    // would fail when its page closes.
    await context.setOffline(true);
    for (const each of [context, ...context.pages()])
      await each.unrouteAll({ behavior: 'ignoreErrors' });
  },
  models: [
    async ({ served }, use) => {
      const { models } = served;
      models.scriptByMessage(() => textReply([plainAnswer]));
      models.requests.length = 0;
      await use(models);
      await endReplies(served);
    },
    { auto: true },
  ],
  person: async ({ served }, use) => {
    const person = await makePerson(served.product.url);
    await use(person);
  },
  signedIn: async ({ page, person }, use) => {
    await signInWith(page, person);
    await use(page);
  },
});

export { expect } from '@playwright/test';

/** Starts the product as users do, on its own folder, with a scripted model. */
export async function serve(settings: Record<string, string> = {}): Promise<Served> {
  const dataDir = temporaryFolder();
  const models = await startModelServer();
  try {
    const product = await startBuiltProduct({ ...settingsFor(dataDir, models), ...settings });
    return { product, models, dataDir };
  } catch (error) {
    await models.stop();
    await removeFolder(dataDir);
    throw error;
  }
}

export async function stopServing({ product, models, dataDir }: Served): Promise<void> {
  await closeDatabase({ dataDir });
  await product.stop();
  await models.stop();
  await removeFolder(dataDir);
}

export function settingsFor(dataDir: string, models: ModelServer): Record<string, string> {
  const scripted = {
    value: 'scripted',
    label: '演练模型',
    provider: '演练服务',
    baseUrl: models.url,
    model: 'scripted',
  };
  return {
    DATA_DIR: dataDir,
    DEMO: 'off',
    FREE_MESSAGES: String(freeMessages),
    MODELS: JSON.stringify([scripted]),
  };
}
