import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MimeNode from 'nodemailer/lib/mime-node';
import type { Log } from './log.ts';
import type { SendMail } from './mail-delivery.ts';

/** Timeouts after which a mail server is left until the next attempt. */
const connectTimeoutMs = 10_000;
const socketTimeoutMs = 20_000;

/** Mail files contain personal data, so older ones are removed. */
export const mailFileKeptDays = 7;
const dayMs = 24 * 3_600_000;

/** The time in a mail file's name; names sort by it. */
const stampOf = (at: Date): string => at.toISOString().replace(/[:.]/g, '-');
const mailFileName = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-[0-9a-f]{8}\.eml$/;

/** Sends through a mail server: `smtp://user:password@host:port`, or `smtps:` for implicit TLS. */
export function sendBySmtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
  };
}

/** Without a mail server every email becomes an `.eml` file, private to its owner and named in the log. */
export function writeMailFiles(
  directory: string,
  from: string,
  { log, now }: { log: Log; now: () => Date },
): SendMail {
  return async ({ to, subject, text }) => {
    // No folded lines and no encoded characters, so that the file is readable and its links are intact.
    const head = new MimeNode('text/plain; charset=utf-8');
    head.setHeader({
      from,
      to: { name: '', address: to },
      subject,
      date: now().toUTCString(),
      'content-transfer-encoding': '8bit',
    });
    const file = join(directory, `${stampOf(now())}-${randomUUID().slice(0, 8)}.eml`);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(file, `${head.buildHeaders()}\n\n${text}`, { mode: 0o600 });
    log.warn({ file }, 'SMTP_URL is not set: a mail was written to a file');
  };
}

/** Removes the mail files in `directory` that are older than `mailFileKeptDays`; returns how many. */
export async function removeOldMailFiles(directory: string, now: Date): Promise<number> {
  const end = stampOf(new Date(now.getTime() - mailFileKeptDays * dayMs));
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const old = names.filter((name) => mailFileName.test(name) && name < end);
  for (const name of old) await rm(join(directory, name), { force: true });
  return old.length;
}
