import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createProduct, type Product } from '#app/server/product.ts';
import { readSettings, type Settings } from '#app/server/settings.ts';
import { accountEndpoints } from '#features/account/contract.ts';
import { agreementEndpoints } from '#features/agreement/contract.ts';
import { grantMessages } from '#features/membership/server/quota-store.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { captureLog, type CapturedLog } from './captured-log.ts';
import { consentToModels } from './product-people.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const productSecret = 'a secret for tests only, 32 bytes long';
const password = 'apricot-pavilion-42';

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

export type Person = {
  userId: number;
  username: string;
  email: string;
  password: string;
  access: string;
  refresh: string;
  /** The Cookie header of a browser that holds only the sign-in cookie. */
  cookie: string;
  csrf: string;
};

export type ProductHarness = CapturedLog & {
  url: string;
  database: TestDatabase;
  advance: (ms: number) => void;
  now: () => Date;
  ask: (method: string, path: string, question?: Question) => Promise<Answer>;
  /** A new account, signed in; the agreement and the models are accepted by default. */
  signUp: (username: string, wishes?: { agreed?: boolean; staff?: boolean }) => Promise<Person>;
  signIn: (person: Person) => Promise<void>;
  /** Accepts the agreement, and that conversations are sent to external models. */
  agree: (person: Person) => Promise<void>;
  openSession: (person: Person, title: string) => Promise<number>;
  /** The names of all tables with their numbers of rows. */
  rowCounts: () => Promise<Record<string, number>>;
  close: () => Promise<void>;
};

/** The whole product as in production, on its own database and clock. */
export async function startTestProduct(
  wishes: {
    environment?: Record<string, string>;
    settings?: Partial<Settings>;
    distDir?: string | null;
  } = {},
): Promise<ProductHarness> {
  const database = await createTestDatabase();
  const mailDir = await mkdtemp(join(tmpdir(), 'xingwen-mail-'));
  const captured = captureLog();
  let shiftMs = 0;
  const now = () => new Date(Date.now() + shiftMs);
  const environment = { RATE_LIMITS: 'off', STAFF_SECOND_FACTOR: 'off', ...wishes.environment };
  const product: Product = await createProduct({
    settings: { ...readSettings(environment), ...wishes.settings },
    secret: productSecret,
    database,
    log: captured.log,
    now,
    version: '0.0.0',
    mailDir,
    distDir: wishes.distDir ?? null,
    environment,
  });
  const url = await product.listen('127.0.0.1', 0);
  const ask = (method: string, path: string, question: Question = {}) =>
    askAt(url, method, path, question);
  const signIn = (person: Person) => signInAt(ask, person);
  const agree = async (person: Person) => {
    const asPerson = { bearer: person.access, body: {} };
    await ask('POST', agreementEndpoints.acceptAgreement.path, asPerson);
    await consentToModels(url, person);
  };
  return {
    ...captured,
    url,
    database,
    now,
    ask,
    signIn,
    agree,
    advance: (ms) => {
      shiftMs += ms;
    },
    signUp: async (username, { agreed = true, staff = false } = {}) => {
      const email = `${username}@example.org`;
      const body = { username, email, password };
      const made = await ask('POST', accountEndpoints.registerAccount.path, { body });
      const { id } = made.json['data'] as { id: number };
      const blank = { access: '', refresh: '', cookie: '', csrf: '' };
      const person: Person = { userId: id, username, email, password, ...blank };
      await signIn(person);
      if (agreed) await agree(person);
      if (staff) {
        await sql`update app_user set is_staff = true where id = ${id}`.execute(database.db);
      }
      const { FREE_MESSAGES: free } = readSettings(environment);
      const grant = {
        userId: id,
        amount: 100 - free,
        reason: 'granted-by-staff' as const,
        now: now(),
      };
      await grantMessages(database.db, grant);
      return person;
    },
    openSession: async ({ access }, title) => {
      const path = sessionEndpoints.createSession.path;
      const { json } = await ask('POST', path, { bearer: access, body: { title } });
      return (json['data'] as { id: number }).id;
    },
    rowCounts: () => countRows(database),
    close: async () => {
      await product.close();
      await database.drop();
      await rm(mailDir, { recursive: true });
    },
  };
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

async function signInAt(ask: ProductHarness['ask'], person: Person): Promise<void> {
  const { username, password } = person;
  const body = { username, password };
  const { json, headers, text } = await ask('POST', accountEndpoints.signIn.path, { body });
  const { access, refresh } = json;
  if (typeof access !== 'string' || typeof refresh !== 'string') throw new Error(text);
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const valueOf = (name: string) => cookies.find((pair) => pair.startsWith(`${name}=`)) ?? '';
  const cookie = valueOf('signin') || valueOf('__Host-signin');
  Object.assign(person, { access, refresh, cookie, csrf: valueOf('csrftoken').slice(10) });
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
