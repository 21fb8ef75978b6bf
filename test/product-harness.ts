import { sql } from 'kysely';
import { createProduct, grantToNewAccount, type Product } from '#app/server/product.ts';
import { readSettings, type Settings } from '#app/server/settings.ts';
import { setStaff } from '#features/account/server/user-store.ts';
import { deriveKeys } from '#platform/server/secret-keys.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { captureLog, type CapturedLog } from './captured-log.ts';
import { grantByStaff } from './grant-by-staff.ts';
import { agree, makeSession, signIn, testPassword, type TestAccount } from './product-people.ts';
import { makeSignedInAccount, type SignedInAccount } from './signed-in-account.ts';
import { checkStatements, watchStatements } from './statement-watch.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { until } from './until.ts';

export const productSecret = 'a secret for tests only, 32 bytes long';

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON body; an empty object when the response is not JSON. */
  json: Record<string, unknown>;
};

export type Question = {
  bearer?: string | undefined;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  /** A string or bytes are sent unchanged, anything else as JSON. */
  body?: unknown;
};

export type ProductHarness = CapturedLog & {
  url: string;
  database: TestDatabase;
  advance: (ms: number) => void;
  now: () => Date;
  ask: (method: string, path: string, question?: Question) => Promise<Answer>;
  /** A new account, signed in; the agreement and the models are accepted by default. */
  signUp: (
    username: string,
    wishes?: { agreed?: boolean; staff?: boolean },
  ) => Promise<TestAccount>;
  signIn: (person: TestAccount) => Promise<void>;
  /** Accepts the agreement, and that conversations are sent to external models. */
  agree: (person: TestAccount) => Promise<void>;
  openSession: (person: TestAccount, title: string) => Promise<number>;
  /** The names of all tables with their numbers of rows. */
  rowCounts: () => Promise<Record<string, number>>;
  /** What earlier calls have posted leaves its table in the background, which a count of rows would show. */
  mailsDelivered: () => Promise<void>;
  close: () => Promise<void>;
};

/** The whole product as in production, on its own database and clock. */
export async function startTestProduct(
  wishes: {
    environment?: Record<string, string>;
    settings?: Partial<Settings>;
    distDir?: string | null;
    /** For tests of a statement or a connection that takes too long. */
    statementTimeoutMs?: number;
  } = {},
): Promise<ProductHarness> {
  const { statementTimeoutMs } = wishes;
  const database = await createTestDatabase(
    statementTimeoutMs === undefined ? {} : { statementTimeoutMs },
  );
  const mailDir = temporaryFolder();
  const captured = captureLog();
  let shiftMs = 0;
  const now = () => new Date(Date.now() + shiftMs);
  const environment = {
    RATE_LIMITS: 'off',
    STAFF_SECOND_FACTOR: 'off',
    LOCAL_MODELS: 'off',
    ...wishes.environment,
  };
  const settings = { ...readSettings(environment), ...wishes.settings };
  const { FREE_MESSAGES: freeMessages, PASSWORD_MIN: passwordCharsMin } = settings;
  const accountServices = {
    db: database.db,
    keys: deriveKeys(productSecret),
    log: captured.log,
    settings: { secure: false, passwordCharsMin, brand: settings.BRAND_NAME },
    onRegistered: grantToNewAccount(freeMessages),
  };
  const product: Product = await createProduct({
    settings,
    secret: productSecret,
    database: watchStatements(database),
    log: captured.log,
    now,
    version: '0.0.0',
    mailDir,
    distDir: wishes.distDir ?? null,
    environment,
  });
  const url = await product.listen({ host: '127.0.0.1', port: 0 });
  const ask = (method: string, path: string, question: Question = {}) =>
    askAt(url, method, path, question);
  return {
    ...captured,
    url,
    database,
    now,
    ask,
    signIn: (person) => signIn(url, person),
    agree: (person) => agree(url, person),
    advance: (ms) => {
      shiftMs += ms;
    },
    signUp: async (username, { agreed = true, staff = false } = {}) => {
      const at = { username, address: '127.0.0.1', now: now() };
      const person = toPerson(username, await makeSignedInAccount(accountServices, at));
      if (agreed) await agree(url, person);
      const { userId } = person;
      if (staff) await setStaff(database.db, userId, true);
      await grantByStaff(database.db, { userId, amount: 100 - freeMessages, now: now() });
      return person;
    },
    openSession: (person, title) => makeSession(url, person, title),
    rowCounts: () => countRows(database),
    mailsDelivered: () => until(async () => (await countRows(database))['mail_outbox'] === 0),
    close: async () => {
      await product.close();
      try {
        await checkStatements(database.db);
      } finally {
        await database.drop();
      }
    },
  };
}

function toPerson(username: string, { cookies, ...account }: SignedInAccount): TestAccount {
  const cookie = `signin=${cookies.get('signin')}`;
  const csrf = cookies.get('csrftoken') ?? '';
  return { ...account, username, password: testPassword, cookie, csrf };
}

async function askAt(
  url: string,
  method: string,
  path: string,
  { bearer, cookie, headers, body }: Question,
): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const payload = body === undefined || isRaw ? body : JSON.stringify(body);
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload as string }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, headers: response.headers, text, json };
}

/** In one statement, because some tests count after every call. */
async function countRows({ db }: TestDatabase): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const counts = tables.rows.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::integer as n from ${sql.id(name)}`,
  );
  const { rows } = await sql<{
    name: string;
    n: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}
