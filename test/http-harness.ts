import type { FastifyInstance } from 'fastify';
import { accountEndpoints } from '#features/account/contract.ts';
import type { AccountServices } from '#features/account/server/account-services.ts';
import { authenticate } from '#features/account/server/authenticate.ts';
import { accountHandlers } from '#features/account/server/routes.ts';
import { findLiveSignIns } from '#features/account/server/sign-in-store.ts';
import { agreementEndpoints } from '#features/agreement/contract.ts';
import type {
  DocumentText,
  LegalDocument,
  LegalDocuments,
} from '#features/agreement/server/documents.ts';
import { accountHasAgreed } from '#features/agreement/server/consent-store.ts';
import { agreementHandlers } from '#features/agreement/server/routes.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { findRunningReply, isReplying } from '#features/messages/server/running-reply-store.ts';
import { sessionHandlers } from '#features/sessions/server/routes.ts';
import { endShares } from '#features/sharing/server/end-shares.ts';
import type { CallChecks } from '#platform/server/handler.ts';
import { createHttpServer } from '#platform/server/http-server.ts';
import { mount, type MountOptions } from '#platform/server/http-mount.ts';
import { createLog } from '#platform/server/log.ts';
import { consumeRateLimit } from '#platform/server/rate-limit-store.ts';
import { deriveKeys, isCsrfToken, type SecretKeys } from '#platform/server/secret-keys.ts';
import { watchSignIns } from '#platform/server/sign-in-watch.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import type { TestAccount } from './product-people.ts';
import { makeSignedInAccount } from './signed-in-account.ts';
import { checkStatements, watchStatements } from './statement-watch.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

type TestClock = { now: () => Date; advance: (ms: number) => void };

/** What a feature's services are created from. */
export type HarnessParts = {
  app: FastifyInstance;
  database: TestDatabase;
  keys: SecretKeys;
  clock: TestClock;
  options: MountOptions;
};

export type Member = HttpClient & Pick<TestAccount, 'userId' | 'username' | 'email'>;

export type HttpHarness = HarnessParts & {
  /** Puts another version of the agreement in force. */
  setAgreementVersion: (version: string) => void;
  /** A signed-out browser with its own address. */
  visitor: () => HttpClient;
  /** A new account, signed in; the agreement is accepted by default. */
  signUp: (wishes?: { agreed?: boolean }) => Promise<Member>;
  close: () => Promise<void>;
};

export type HarnessOptions = {
  secure?: boolean;
  /** Off for tests that call more often than any user would. */
  rateLimits?: boolean;
  /** All calls are admitted at once by default. */
  waitForRoom?: CallChecks['waitForRoom'];
  trustedProxies?: readonly string[];
  passwordCharsMin?: number;
  staffNeedSecondFactor?: boolean;
  /** Mounts further features: `({ app, database, options }) => mount(app, …, options)`. */
  mountMore?: (parts: HarnessParts) => void;
};

/** The real HTTP server with account, agreement and sessions, on its own database and clock. */
export async function createHttpHarness(options: HarnessOptions = {}): Promise<HttpHarness> {
  const database = await createTestDatabase();
  const watched = watchStatements(database);
  const { db } = watched;
  const secure = options.secure ?? false;
  const log = createLog('error');
  const keys = deriveKeys('a secret for tests only, 32 bytes long');
  const clock = createTestClock();
  const documents = createTestDocuments();
  const checks: CallChecks = {
    authenticate: authenticate(db, keys, clock.now, {
      staffNeedSecondFactor: options.staffNeedSecondFactor ?? false,
      hasAgreed: () => accountHasAgreed(documents.agreement.version),
    }),
    consumeRateLimit: async (key, limit) =>
      options.rateLimits === false ? null : consumeRateLimit(db, key, limit, clock.now()),
    waitForRoom: options.waitForRoom ?? (() => Promise.resolve(() => undefined)),
    isCsrfToken: (token, signInId) => isCsrfToken(keys.csrf, token, signInId),
    watchSignIn: watchSignIns({
      findLive: (named) => findLiveSignIns(db, named, clock.now()),
      log,
    }),
    now: clock.now,
  };
  const { trustedProxies = [] } = options;
  const app = await createHttpServer({ log, secure, trustedProxies, rateLimits: false });
  const parts: HarnessParts = {
    app,
    database,
    keys,
    clock,
    options: { checks, log, secure, checkReplies: true },
  };
  const settings = { secure, passwordCharsMin: options.passwordCharsMin ?? 6, brand: '杏问' };
  const onRegistered = () => Promise.resolve();
  const accountServices: AccountServices = {
    db,
    keys,
    log,
    settings,
    consumeRateLimit: checks.consumeRateLimit,
    onRegistered,
  };
  mount(app, accountEndpoints, accountHandlers, accountServices, parts.options);
  mount(app, agreementEndpoints, agreementHandlers, { db, documents }, parts.options);
  const hasRunningReply = async (...asked: Parameters<typeof findRunningReply>) =>
    (await findRunningReply(...asked)) !== undefined;
  mount(
    app,
    sessionEndpoints,
    sessionHandlers,
    { db, hasRunningReply, isReplying, endShares },
    parts.options,
  );
  options.mountMore?.({ ...parts, database: watched });

  let visitors = 0;
  const visitor = () => {
    visitors += 1;
    return createHttpClient(app, `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`);
  };
  return {
    ...parts,
    setAgreementVersion: (version) => {
      documents.agreement.version = version;
    },
    visitor,
    signUp: ({ agreed = true } = {}) => {
      const client = visitor();
      const username = `member${visitors}`;
      return signUp(client, accountServices, { username, agreed, now: clock.now() });
    },
    close: async () => {
      await app.close();
      try {
        await checkStatements(database.db);
      } finally {
        await database.drop();
      }
    },
  };
}

async function signUp(
  client: HttpClient,
  services: AccountServices,
  { username, agreed, now }: { username: string; agreed: boolean; now: Date },
): Promise<Member> {
  const { address } = client;
  const account = await makeSignedInAccount(services, { username, address, now });
  const { userId, email, access, refresh, cookies } = account;
  Object.assign(client, { access, refresh, cookies: new Map(cookies) });
  if (agreed) await client.call(agreementEndpoints.acceptAgreement, { body: {} });
  return Object.assign(client, { userId, username, email });
}

/** Does not move unless advanced. */
function createTestClock(): TestClock {
  let at = Date.parse('2026-03-02T08:00:00Z');
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
}

function createTestDocuments(): LegalDocuments {
  const text = (title: string): DocumentText => ({
    title,
    effectiveDate: '2026-01-01',
    content: `<p>${title}</p>`,
    textHash: Buffer.from(title),
  });
  const document = (title: string): LegalDocument => ({
    version: '1.0.0',
    texts: { 'zh-CN': text(`${title}（测试）`), 'en-US': text(`${title} (test)`) },
  });
  return {
    agreement: document('agreement'),
    terms: document('terms'),
    privacy: document('privacy'),
  };
}
