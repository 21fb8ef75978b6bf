import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import MimeNode from 'nodemailer/lib/mime-node';
import type { Log } from './log.ts';
import type { SendMail } from './mail-delivery.ts';

/** A mail server that is silent for so long is given up until the next attempt. */
const connectMsMax = 10_000;
const silenceMsMax = 20_000;

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
    const stamp = now().toISOString().replace(/[:.]/g, '-');
    const file = join(directory, `${stamp}-${randomUUID().slice(0, 8)}.eml`);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeFile(file, `${head.buildHeaders()}\n\n${text}`, { mode: 0o600 });
    log.warn({ file }, 'SMTP_URL is not set: a mail was written to a file');
  };
}
