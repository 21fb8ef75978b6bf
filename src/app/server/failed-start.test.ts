import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseUrl } from '#test/database-url.ts';
import { bareEnvironment } from '#test/run-environment.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';

const program = join(import.meta.dirname, 'main.ts');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What the operator reads when the product does not start, and its exit code. */
async function startInVain(environment: Record<string, string>) {
  const env = {
    ...bareEnvironment(),
    PORT: '0',
    SECRET_KEY: 'a secret for tests only, 32 bytes long',
    LOG_LEVEL: 'silent',
    ...environment,
  };
  const child = execFile(process.execPath, [program], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: string) => (output += chunk));
  }
  const [code] = await once(child, 'close');
  return { code: code as number | null, output };
}

const oneSentence = /^[^\n]+\.\n$/;

describe.concurrent('an unusable database is reported in one sentence', () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(databaseUrl(database.connection));
    change(url);
    return url.href;
  };
  it.each<[string, () => string, RegExp]>([
    [
      'nothing listens',
      () => 'postgres://xingwen:canary@127.0.0.1:1/xingwen',
      /nothing answers there: start PostgreSQL/,
    ],
    [
      'the host is unknown',
      () => 'postgres://xingwen:canary@database.invalid/xingwen',
      /host is not known/,
    ],
    [
      'the server has no such database',
      () => changed((url) => (url.pathname = '/none_of_this_name')),
      /no database of this name/,
    ],
    [
      'the user is refused',
      () => changed((url) => (url.username = 'stranger')),
      /refuses this user/,
    ],
  ])('%s', async (_, url, remedy) => {
    const { code, output } = await startInVain({ DATABASE_URL: url() });
    expect(output).toMatch(oneSentence);
    expect(output).toMatch(/^DATABASE_URL /);
    expect(output).toMatch(remedy);
    expect(output).not.toContain('canary');
    expect(code).toBe(1);
  });
});

describe.concurrent('an invalid MODELS is reported in one sentence', () => {
  const own = {
    value: 'qwen',
    label: '千问',
    baseUrl: 'http://ollama:11434/v1',
    model: 'qwen3:8b',
  };
  it.each([
    ['canary.json', /cannot be read \(ENOENT\); correct the path/],
    ['{"apiKey":"canary"}', /^MODELS must be a list in square brackets/],
    [JSON.stringify([{ ...own, label: 7, apiKey: 'canary' }]), /\[0\.label\] must be a text of 1/],
  ])('%s', async (MODELS, remedy) => {
    const DATABASE_URL = databaseUrl(database.connection);
    const { code, output } = await startInVain({ DATABASE_URL, MODELS });
    expect(output).toMatch(oneSentence);
    expect(output).toMatch(/^MODELS/);
    expect(output).toMatch(remedy);
    expect(output).not.toContain('canary');
    expect(code).toBe(1);
  });
});
