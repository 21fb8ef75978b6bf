import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MimeNode from 'nodemailer/lib/mime-node';
import type { Log } from './log.ts';
import type { SendMail } from './mail-delivery.ts';

/** A mail server that is silent for so long is given up until the next attempt. */
const connectMsMax = 10_000;
const silenceMsMax = 20_000;

/** Mail files name people: older ones go, so that none outlives an account by more. */
export const mailFileKeptDays = 7;
const dayMs = 24 * 3_600_000;

/** The time of a mail as its file is named; names sort by it. */
const stampOf = (at: Date): string => at.toISOString().replace(/[:.]/g, '-');
const mailFileName = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-[0-9a-f]{8}\.eml$/;

/** Sends by a mail server: `smtp://user:password@host:port`, or `smtps:` for TLS from the start. */
export function sendBySmtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: connectMsMax,
    greetingTimeout: connectMsMax,
    socketTimeout: silenceMsMax,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
  };
}

/** Without a mail server every mail becomes a file that the log names: `.eml`, readable by its owner. */
export function writeMailFiles(
  directory: string,
  from: string,
  { log, now }: { log: Log; now: () => Date },
): SendMail {
  return async ({ to, subject, text }) => {
    // Readable in any editor, links whole: no line is folded and no character spelt out.
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

/** Removes the mails in `directory` that are older than `mailFileKeptDays`, nothing else; returns how many. */
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
