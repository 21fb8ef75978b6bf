import { readdir, readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { deliverMails, type MailDelivery } from './mail-delivery.ts';
import { mailAttemptsMax, mailRetryMsMin, queueMail } from './mail-outbox-store.ts';
import { sendBySmtp, writeMailFiles } from './mail-transport.ts';

const start = Date.parse('2026-03-02T08:00:00Z');
const receiver = 'somebody@example.org';

let database: TestDatabase;
let log: ReturnType<typeof captureLog>;
let at: number;
/** Everything the mail server received. */
let taken: string[];
/** Responses to the next emails before it accepts any. */
let refusals: number[];
let server: SMTPServer;
let delivery: MailDelivery;

beforeAll(async () => {
  database = await createTestDatabase();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const responseCode = refusals.shift();
        if (responseCode !== undefined) {
          callback(Object.assign(new Error(`not now, ${receiver}`), { responseCode }));
          return;
        }
        taken.push(Buffer.concat(chunks).toString());
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await database.drop();
});
beforeEach(async () => {
  await database.db.deleteFrom('mail_outbox').execute();
  at = start;
  taken = [];
  refusals = [];
  log = captureLog();
  const { port } = server.server.address() as AddressInfo;
  delivery = {
    db: database.db,
    log: log.log,
    now: () => new Date(at),
    compose: ({ id }) =>
      Promise.resolve({ to: receiver, subject: `第 ${id} 封`, text: `您好 ${id}\n` }),
    send: sendBySmtp(`smtp://127.0.0.1:${port}`, '杏问 <no-reply@example.org>'),
  };
});

const queue = () =>
  queueMail(
    database.db,
    { userId: null, kind: 'test.greeting', language: 'zh-CN' },
    delivery.now(),
  );
const waiting = async () =>
  (await database.db.selectFrom('mail_outbox').select('attempts').execute()).map(
    ({ attempts }) => attempts,
  );

describe('the outbox', () => {
  it('sends an email to the mail server and removes it', async () => {
    await queue();
    expect(await deliverMails(delivery)).toBe(1);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain(`To: ${receiver}`);
    expect(taken[0]).toContain('<no-reply@example.org>');
    expect(await waiting()).toEqual([]);
    expect(await deliverMails(delivery)).toBe(0);
  });

  it('keeps an email refused with 451 and sends it once after the wait', async () => {
    refusals = [451];
    await queue();
    expect(await deliverMails(delivery)).toBe(0);
    expect(await waiting()).toEqual([1]);
    expect(log.events()).toMatchObject([{ kind: 'test.greeting', responseCode: 451, attempts: 1 }]);
    expect(log.lines.join('')).not.toContain(receiver);

    at += mailRetryMsMin - 1;
    expect(await deliverMails(delivery)).toBe(0);
    at += 1;
    expect(await deliverMails(delivery)).toBe(1);
    expect(taken).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('doubles the wait after each refusal and finally drops the email', async () => {
    refusals = Array<number>(mailAttemptsMax).fill(451);
    await queue();
    const waits: number[] = [];
    for (let attempt = 1; attempt < mailAttemptsMax; attempt += 1) {
      await deliverMails(delivery);
      const { next_at } = await database.db
        .selectFrom('mail_outbox')
        .select('next_at')
        .executeTakeFirstOrThrow();
      waits.push((next_at.getTime() - at) / 60_000);
      at = next_at.getTime();
    }
    expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
    await deliverMails(delivery);
    expect(await waiting()).toEqual([]);
    expect(log.events().at(-1)).toMatchObject({ level: 50, attempts: mailAttemptsMax });
  });

  it('lets three processes at once send each mail once', async () => {
    for (let count = 0; count < 40; count += 1) await queue();
    const rounds = Array.from({ length: 3 }, async () => {
      while ((await deliverMails(delivery)) > 0);
    });
    await Promise.all(rounds);
    expect(taken).toHaveLength(40);
    expect(new Set(taken.map((mail) => /^Subject: .*$/m.exec(mail)?.[0])).size).toBe(40);
    expect(await waiting()).toEqual([]);
  });

  it('drops emails without a recipient', async () => {
    await queue();
    expect(await deliverMails({ ...delivery, compose: () => Promise.resolve(null) })).toBe(0);
    expect(taken).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe('without a mail server', () => {
  it('writes each mail to a file of its owner, which the log names without the address', async () => {
    const directory = temporaryFolder();
    const send = writeMailFiles(directory, '杏问 <no-reply@localhost>', delivery);
    const link = `http://localhost:8000/reset-password#${'x'.repeat(80)}`;
    await queue();
    await deliverMails({
      ...delivery,
      send,
      compose: () =>
        Promise.resolve({ to: receiver, subject: '设置新密码', text: `您好\n${link}\n` }),
    });
    const [name = '', ...others] = await readdir(directory);
    expect(others).toEqual([]);
    expect(name).toMatch(/^2026-03-02T08-00-00-000Z-[0-9a-f]{8}\.eml$/);
    const text = await readFile(join(directory, name), 'utf8');
    expect(text).toContain(`To: ${receiver}`);
    expect(text).toContain(`您好\n${link}\n`);
    expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600);
    expect(log.events()).toMatchObject([{ file: join(directory, name) }]);
    expect(log.lines.join('')).not.toContain(receiver);
  });
});
