import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';

const canary = 'canary-月经推迟七天';

function logged(error: unknown): { line: string; err: Record<string, unknown> } {
  const { log, lines } = captureLog();
  log.error({ err: error }, 'it failed');
  expect(lines).toHaveLength(1);
  const line = lines[0] ?? '';
  return { line, err: (JSON.parse(line) as { err: Record<string, unknown> }).err };
}
function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('an error in the log', () => {
  it('has its type, message and location', () => {
    const { err } = logged(new RangeError('too many turns'));
    expect(err).toMatchObject({ type: 'RangeError', message: 'too many turns' });
    expect(err['stack']).toContain('log.test.ts');
  });

  it('has the system error code of a connection', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
      port: 1,
    });
    expect(logged(error).err).toMatchObject({ code: 'ECONNREFUSED', syscall: 'connect', port: 1 });
  });

  it('keeps none of its custom fields', () => {
    const error = Object.assign(new Error('failed'), {
      input: canary,
      parameters: [canary],
      request: { body: { content: canary } },
      response: canary,
    });
    expect(logged(error).line).not.toContain('canary');
  });

  it('does not quote what could not be parsed', () => {
    const json = thrownBy(() => JSON.parse(`${canary}{`));
    expect(String(json)).toContain('canary');
    expect(logged(json).line).not.toContain('canary');
    expect(logged(json).err).toMatchObject({ type: 'SyntaxError' });
    expect(logged(thrownBy(() => new URL(canary))).line).not.toContain('canary');
    expect(logged(thrownBy(() => BigInt(canary))).line).not.toContain('canary');
  });

  it('includes its causes, and stops at circular ones', () => {
    const cause = Object.assign(new SyntaxError(canary), { input: canary });
    const { err, line } = logged(new Error('the model said nonsense', { cause }));
    expect(err['cause']).toMatchObject({ type: 'SyntaxError' });
    expect(line).not.toContain('canary');
    const circle = new Error('round');
    circle.cause = circle;
    expect(logged(circle).err).toMatchObject({ message: 'round', cause: { message: 'round' } });
    const many = new AggregateError(Array.from({ length: 50 }, () => new SyntaxError(canary)));
    expect(logged(many).line).not.toContain('canary');
    expect(logged(many).err['errors']).toHaveLength(5);
  });

  it.each([undefined, null, canary, 42, { text: canary }])(
    'may be any thrown value: %j',
    (thrown) => {
      const { line } = logged(thrown);
      expect(line).not.toContain('canary');
    },
  );
});

describe('an error of the database in the log', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`create table note (word text unique check (length(word) < 60), day date)`.execute(
      database.db,
    );
    await sql`insert into note values (${canary}, null)`.execute(database.db);
  });
  afterAll(() => database.drop());

  const failures: [string, string, () => Promise<unknown>][] = [
    [
      'a value that is there already',
      '23505',
      () => sql`insert into note values (${canary}, null)`.execute(database.db),
    ],
    [
      'a value that a check refuses',
      '23514',
      () => sql`insert into note values (${canary.repeat(9)}, null)`.execute(database.db),
    ],
    ['a value of the wrong kind', '22007', () => sql`select ${canary}::date`.execute(database.db)],
    [
      'a broken statement',
      '42601',
      () => sql.raw('select 1 as "word" "canary"').execute(database.db),
    ],
    [
      'a fault inside a function',
      'P0001',
      () =>
        sql
          .raw(`do $$ begin raise exception '${canary}' using hint = '${canary}'; end $$`)
          .execute(database.db),
    ],
  ];

  it.each(failures)('names the constraint and never the value: %s', async (_, code, work) => {
    const error = await work().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(JSON.stringify({ ...(error as object), message: String(error) })).toContain('canary');
    const { line, err } = logged(error);
    expect(line).not.toContain('canary');
    expect(err).toMatchObject({ code, severity: 'ERROR' });
    const wrapped = logged(new Error('not saved', { cause: error }));
    expect(wrapped.line).not.toContain('canary');
  });
});

describe('a line of the log', () => {
  it('stays one line of JSON, whatever is put into it', () => {
    const { log, lines } = captureLog();
    const forged = 'x\n{"level":50,"msg":"signed in as admin"}\r\n\u2028\u0000\u001b[31m"}';
    log.warn({ route: forged, err: new Error(forged) }, forged);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\n\r]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, msg: forged, route: forged });
  });

  it('drops headers, bodies, passwords, tokens, addresses and contents', () => {
    const { log, lines } = captureLog();
    log.error(
      {
        headers: { authorization: canary },
        body: { x: canary },
        req: { headers: { cookie: canary }, id: 1 },
        user: { password: canary, token: canary, email: canary, content: canary, id: 7 },
      },
      'all at once',
    );
    expect(lines[0]).not.toContain('canary');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ req: { id: 1 }, user: { id: 7 } });
  });

  it('has the time in UTC and nothing about the machine', () => {
    const { log, events } = captureLog();
    log.info({}, 'hello');
    expect(Object.keys(events()[0] ?? {}).toSorted()).toEqual(['level', 'msg', 'time']);
    expect(events()[0]?.['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('is not written below the configured level', () => {
    const { log, lines } = captureLog('warn');
    log.info({}, 'hello');
    expect(lines).toEqual([]);
  });
});
