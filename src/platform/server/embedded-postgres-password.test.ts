import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { startDatabaseProcess, type DatabaseProcess } from '#test/embedded-postgres-control.ts';
import { until } from '#test/until.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';

vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);
const folders: string[] = [];
const products: DatabaseProcess[] = [];
let prepared: string;

beforeAll(async () => {
  prepared = temporaryFolder();
  const first = await start(prepared);
  await first.query('create table note as select 1 as one');
  await first.stop();
});
// Some tests run at once, each on folders of its own, so all is cleared away after the last.
afterAll(async () => {
  // A process that joins the server of a killed one, and leaves last, stops it.
  for (const product of products) product.child.kill('SIGKILL');
  for (const folder of [...folders, prepared]) {
    const pid = Number(readIfThere(join(folder, 'postgres/cluster/postmaster.pid')).split('\n')[0]);
    if (readIfThere(`/proc/${pid}/cmdline`).includes(folder)) process.kill(pid, 'SIGQUIT');
    await until(() => !readIfThere(`/proc/${pid}/cmdline`).includes(folder));
  }
});

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A copy of a data folder that has been used before. */
async function usedFolder(): Promise<string> {
  const folder = temporaryFolder();
  folders.push(folder);
  await run('cp', ['-a', join(prepared, 'postgres'), folder]);
  return folder;
}

async function start(dataDir: string): Promise<DatabaseProcess> {
  const product = startDatabaseProcess({ dataDir });
  products.push(product);
  expect(await product.answer()).toEqual({ ready: true });
  return product;
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres', 'password');
const accessFile = (dataDir: string) => join(dataDir, 'postgres/cluster/pg_hba.conf');
const note = { rows: [{ one: 1 }] };

/** The result of connecting as a user who can reach the socket: root here, or its owner. */
async function comeWith(dataDir: string, password: string): Promise<string> {
  const client = new Client({
    host: join(dataDir, 'postgres', 'socket'),
    user: 'xingwen',
    database: 'postgres',
    password,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'let in';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await client.end();
  }
}

/** Turns a running folder into one of an earlier version: no password, and everyone is admitted. */
async function forgetPassword(dataDir: string, product: DatabaseProcess): Promise<void> {
  await product.query('alter role xingwen password null');
  await writeFile(accessFile(dataDir), 'local all all trust\n');
  await product.query('select pg_reload_conf()');
  await rm(passwordFile(dataDir));
  await until(async () => (await comeWith(dataDir, 'guessed')) === 'let in');
}

describe.concurrent('a user who can reach the socket', () => {
  it('is admitted only with the password, which only we can read', async () => {
    const dataDir = await usedFolder();
    const product = await start(dataDir);
    expect(await comeWith(dataDir, '')).not.toBe('let in');
    expect(await comeWith(dataDir, 'guessed')).toBe('28P01');
    expect(await comeWith(dataDir, await readFile(passwordFile(dataDir), 'utf8'))).toBe('let in');
    const status = statSync(passwordFile(dataDir));
    expect([status.mode & 0o777, status.uid]).toEqual([0o600, process.getuid?.()]);
    expect(await product.stop()).toBe(0);
  });

  it('finds the password nowhere in the cluster and its log', async () => {
    const dataDir = await usedFolder();
    const password = await readFile(passwordFile(dataDir), 'utf8');
    const found = await run('grep', ['-rlF', '-e', password, dataDir]).then(({ stdout }) => stdout);
    expect(found.trim()).toBe(passwordFile(dataDir));
    expect(password).toMatch(/^[\w-]{32}$/);
  });
});

describe.concurrent('a folder of an earlier version without a password', () => {
  it('keeps its data and requires one from the next start on', async () => {
    const dataDir = await usedFolder();
    const earlier = await start(dataDir);
    await forgetPassword(dataDir, earlier);
    await earlier.stop();
    for (let starts = 0; starts < 2; starts += 1) {
      const product = await start(dataDir);
      expect(await product.query('select one from note')).toEqual(note);
      await until(async () => (await comeWith(dataDir, 'guessed')) === '28P01');
      expect(await product.stop()).toBe(0);
    }
  });

  it('can be taken over by several processes while its server is still running', async () => {
    const dataDir = await usedFolder();
    const earlier = await start(dataDir);
    await forgetPassword(dataDir, earlier);
    await earlier.kill();
    const next = await Promise.all([1, 2, 3].map(() => start(dataDir)));
    await until(async () => (await comeWith(dataDir, 'guessed')) === '28P01');
    for (const product of next) {
      expect(await product.query('select one from note')).toEqual(note);
      expect(await product.stop()).toBe(0);
    }
  });
});

describe.concurrent('a lost password', () => {
  it('is recreated at the next start', async () => {
    const dataDir = await usedFolder();
    const before = await readFile(passwordFile(dataDir), 'utf8');
    await rm(passwordFile(dataDir));
    const product = await start(dataDir);
    expect(await product.query('select one from note')).toEqual(note);
    await until(async () => (await comeWith(dataDir, before)) === '28P01');
    expect(readdirSync(join(dataDir, 'postgres')).filter((n) => n.startsWith('password'))).toEqual([
      'password',
    ]);
    expect(await product.stop()).toBe(0);
  });

  it('of another cluster is reported with the name of the wrong file', async () => {
    const dataDir = await usedFolder();
    await writeFile(passwordFile(dataDir), 'another');
    const product = startDatabaseProcess({ dataDir });
    products.push(product);
    const { failed } = await product.answer();
    expect(failed).toContain(`The password in ${passwordFile(dataDir)} does not open the database`);
    await product.kill();
  });
});
