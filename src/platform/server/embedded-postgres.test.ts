import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { startDatabaseProcess, type DatabaseProcess } from '#test/embedded-postgres-control.ts';
import { until } from '#test/until.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { removeAtEnd, temporaryFolder } from '#test/temporary-folder.ts';
import { findBinaries, prepareBinaries } from './embedded-postgres-binaries.ts';
import { createPostgresServer } from './embedded-postgres-server.ts';
import { canReach, chooseServerUser } from './embedded-postgres-user.ts';

const isRoot = process.getuid?.() === 0;
const serverUser = await chooseServerUser('/nonexistent');
const nobodyCanRunUs =
  serverUser !== undefined &&
  (await canReach(process.execPath, serverUser, 0o5)) &&
  (await canReach(import.meta.filename, serverUser, 0o4));

const folders: string[] = [];
const children: ChildProcess[] = [];
const run = promisify(execFile);
let prepared: string;

vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  prepared = temporaryFolder();
  await (await start({ dataDir: prepared })).stop();
});
// Some tests run at once, each on folders of its own, so all is cleared away after the last.
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(folders.map(endServer));
});

async function newFolder(): Promise<string> {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

/** One that every user may enter. */
async function openFolder(): Promise<string> {
  const folder = await newFolder();
  await chmod(folder, 0o755);
  return folder;
}

/** A data folder that has been used before: a copy, which is quicker than the first start. */
async function usedFolder(): Promise<string> {
  const folder = await newFolder();
  await run('cp', ['-a', join(prepared, 'postgres'), folder]);
  return folder;
}

async function endServer(folder: string): Promise<void> {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('postmaster.pid')) {
      const pid = Number(readFileSync(join(folder, path), 'utf8').split('\n', 1)[0]);
      if (isServer(pid)) process.kill(pid, 'SIGQUIT');
      await until(() => !isServer(pid));
    }
}

type Options = Parameters<typeof startDatabaseProcess>[0];

async function start(
  options: Options,
  user?: { uid: number; gid: number },
): Promise<DatabaseProcess> {
  const product = startDatabaseProcess(options, user);
  children.push(product.child);
  expect(await product.answer()).toEqual({ ready: true });
  return product;
}

function clusterOf(dataDir: string): string {
  return join(dataDir, 'postgres', 'cluster');
}

function serverPid(dataDir: string): number | undefined {
  const pid = Number(readIfThere(join(clusterOf(dataDir), 'postmaster.pid')).split('\n', 1)[0]);
  return isServer(pid) ? pid : undefined;
}

function isServer(pid: number): boolean {
  return readIfThere(`/proc/${pid}/cmdline`).includes('postgres');
}

/** Every process that still works in the cluster: a dead one has no command line. */
function processesOn(dataDir: string): string[] {
  return readdirSync('/proc').filter((pid) =>
    readIfThere(`/proc/${pid}/cmdline`).includes(clusterOf(dataDir)),
  );
}

/** Who stops the server when a process on the folder is killed: one beside each. */
function guardsOf(dataDir: string): string[] {
  return processesOn(dataDir).filter((pid) =>
    readIfThere(`/proc/${pid}/cmdline`).includes('guard'),
  );
}

function killGuards(dataDir: string): void {
  for (const pid of guardsOf(dataDir)) process.kill(Number(pid), 'SIGKILL');
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const one = { rows: [{ one: 1 }] };

describe.concurrent('a data folder', () => {
  it('gets a database at the first start and reuses it at the second', async () => {
    const dataDir = join(await openFolder(), '数据 "a", it\'s');
    const first = await start({ dataDir });
    await first.query('create table note (text text)');
    await first.query(`insert into note values ('头疼')`);
    expect(await first.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);

    const second = await start({ dataDir });
    expect(await second.query('select text from note')).toMatchObject({ rows: [{ text: '头疼' }] });
    const { rows } = await second.query(`select current_setting('TimeZone') as zone,
      current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
      current_setting('listen_addresses') as addresses, lower('Ａ') as lower`);
    expect(rows).toEqual([
      { zone: 'Asia/Shanghai', fsync: 'on', encoding: 'UTF8', addresses: '', lower: 'ａ' },
    ]);
    expect(await second.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('can have a path too long for a socket', async () => {
    const dataDir = join(await openFolder(), 'long'.repeat(30));
    const product = await start({ dataDir });
    expect(await product.query('select 1 as one')).toMatchObject(one);
    const socketFolder =
      readIfThere(join(clusterOf(dataDir), 'postmaster.pid')).split('\n')[4] ?? '';
    removeAtEnd(socketFolder);
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    expect(await product.stop()).toBe(0);
  });

  it('can be served on loopback TCP with a password of its own', async () => {
    const dataDir = await newFolder();
    const product = await start({ dataDir, transport: 'tcp' });
    expect(await product.query('select 1 as one')).toMatchObject(one);
    expect(await product.stop()).toBe(0);
    await writeFile(join(dataDir, 'postgres', 'tcp.json'), tcpWithPassword(dataDir, 'guessed'));
    const guesser = startDatabaseProcess({ dataDir, transport: 'tcp' });
    children.push(guesser.child);
    expect(await guesser.answer()).toMatchObject({ failed: expect.stringContaining('password') });
    await guesser.kill();
  });

  it('of another major version is refused with the commands that move it', async () => {
    const dataDir = await usedFolder();
    const version = join(clusterOf(dataDir), 'PG_VERSION');
    await writeFile(version, '17\n');
    const product = startDatabaseProcess({ dataDir });
    children.push(product.child);
    const { failed } = await product.answer();
    expect(failed).toMatch(/EmbeddedPostgresError.*PostgreSQL 17.*PostgreSQL 18/s);
    expect(failed).toMatch(/pg_dump .* -d xingwen -Fc.*mv .*pg_restore .*--clean/s);
    expect(await readFile(version, 'utf8')).toBe('17\n');
  });
});

describe.concurrent('a killed process', () => {
  it('takes its server with it, and the next start has the data', async () => {
    const dataDir = await usedFolder();
    const killed = await start({ dataDir });
    await killed.query('create table note as select 1 as one');
    expect(guardsOf(dataDir)).toHaveLength(1);
    await killed.kill();
    await until(() => processesOn(dataDir).length === 0);
    const log = readIfThere(join(dataDir, 'postgres', 'server.log'));
    expect(log.trimEnd()).toMatch(/database system is shut down$/);
    const next = await start({ dataDir });
    expect(await next.query('select one from note')).toMatchObject(one);
    expect(await next.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('leaves the server running for other processes', async () => {
    const dataDir = await usedFolder();
    const first = await start({ dataDir });
    const second = await start({ dataDir });
    const pid = serverPid(dataDir);
    await first.kill();
    await until(() => guardsOf(dataDir).length === 1);
    expect(serverPid(dataDir)).toBe(pid);
    expect(await second.query('select 1 as one')).toMatchObject(one);
    await second.kill();
    await until(() => processesOn(dataDir).length === 0);
  });

  it('whose guard was killed leaves its data, and a server that the next start takes over', async () => {
    const dataDir = await usedFolder();
    const killed = await start({ dataDir });
    await killed.query('create table note as select 1 as one');
    const left = serverPid(dataDir);
    killGuards(dataDir);
    await killed.kill();
    expect(left).toBeDefined();
    expect(serverPid(dataDir)).toBe(left);

    const next = await start({ dataDir });
    expect(await next.query('select one from note')).toMatchObject(one);
    expect(serverPid(dataDir)).toBe(left);
    process.kill(left ?? 0, 'SIGKILL');
    await until(async () => 'rows' in (await next.query('select one from note')));
    expect(await next.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('leaves a server that a newer version of PostgreSQL replaces', async () => {
    const dataDir = await usedFolder();
    const killed = await start({ dataDir });
    const left = serverPid(dataDir);
    killGuards(dataDir);
    await killed.kill();
    const packageFolder = await openFolder();
    const binariesFolder = await copyPackage(packageFolder);
    await writeFile(join(packageFolder, 'package.json'), '{ "version": "18.99.0" }');
    const next = await start({ dataDir, binariesFolder });
    expect(serverPid(dataDir)).not.toBe(left);
    expect(await next.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('in the middle of the first start leaves nothing that blocks the next', async () => {
    const dataDir = await newFolder();
    const home = join(dataDir, 'postgres');
    const killed = startDatabaseProcess({ dataDir });
    children.push(killed.child);
    await until(() => existsSync(home) && readdirSync(home).some(isHalfMade));
    await killed.kill();
    expect(existsSync(clusterOf(dataDir))).toBe(false);

    const next = await start({ dataDir });
    expect(await next.query('select 1 as one')).toMatchObject(one);
    expect(readdirSync(home).filter(isHalfMade)).toEqual([]);
    expect(await next.stop()).toBe(0);
  });
});

describe.concurrent('a killed server', () => {
  it('is restarted by the running process', async () => {
    const dataDir = await usedFolder();
    const product = await start({ dataDir });
    await product.query('create table note as select 1 as one');
    for (let round = 0; round < 3; round += 1) {
      const pid = serverPid(dataDir);
      if (pid === undefined) throw new Error('no server');
      process.kill(pid, 'SIGKILL');
      await until(() => serverPid(dataDir) !== pid && serverPid(dataDir) !== undefined);
      await until(async () => 'rows' in (await product.query('select one from note')));
    }
    expect(await product.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('starts although another process now has the number in its lock file', async () => {
    const dataDir = await usedFolder();
    // Of the same user: PostgreSQL itself rules out processes of other users.
    const { uid, gid } = statSync(clusterOf(dataDir));
    const stranger = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' });
    children.push(stranger);
    const lock = join(clusterOf(dataDir), 'postmaster.pid');
    writeFileSync(lock, `${stranger.pid}\n${clusterOf(dataDir)}\n1700000000\n5432\n\n\n`);
    await chown(lock, uid, gid);
    const product = await start({ dataDir });
    expect(await product.query('select 1 as one')).toMatchObject(one);
    expect(await product.stop()).toBe(0);
  });
});

describe.concurrent('several processes on one folder', () => {
  it('can create it at the same time, and the last to leave stops the server', async () => {
    const dataDir = await newFolder();
    const products = await Promise.all([1, 2, 3].map(() => start({ dataDir })));
    await products[0]?.query('create table note as select 1 as one');
    for (const [index, product] of products.entries()) {
      expect(await product.query('select one from note')).toMatchObject(one);
      expect(serverPid(dataDir)).toBeDefined();
      expect(await product.stop()).toBe(0);
      expect(products.length - 1 - index > 0).toBe(serverPid(dataDir) !== undefined);
    }
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('share the server of one that was killed, without an interruption', async () => {
    const dataDir = await usedFolder();
    const owner = await start({ dataDir });
    const guest = await start({ dataDir });
    const pid = serverPid(dataDir);
    await owner.kill();
    const third = await start({ dataDir });
    expect(serverPid(dataDir)).toBe(pid);
    expect(await guest.query('select 1 as one')).toMatchObject(one);
    expect(await guest.stop()).toBe(0);
    expect(await third.query('select 1 as one')).toMatchObject(one);
    expect(await third.stop()).toBe(0);
    // The owner's guard has found the server in use and checks once more.
    await until(() => processesOn(dataDir).length === 0);
  });

  it('end a start of their own that was slower than that of another process', async () => {
    const dataDir = await usedFolder();
    const product = await start({ dataDir });
    const pid = serverPid(dataDir);
    const home = join(dataDir, 'postgres');
    const user = await chooseServerUser(clusterOf(dataDir));
    const binaries = await prepareBinaries(findBinaries(), home, user);
    const late = createPostgresServer(binaries, home, clusterOf(dataDir), user);
    await late.start();
    await late.endLostStart();
    expect(late.isRunning()).toBe(false);
    expect(serverPid(dataDir)).toBe(pid);
    expect(await product.query('select 1 as one')).toMatchObject(one);
    expect(await product.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  it('agree on one new server when theirs is killed', async () => {
    const dataDir = await usedFolder();
    const products = await Promise.all([1, 2].map(() => start({ dataDir })));
    const pid = serverPid(dataDir);
    if (pid === undefined) throw new Error('no server');
    process.kill(pid, 'SIGKILL');
    await until(() => serverPid(dataDir) !== pid && serverPid(dataDir) !== undefined);
    for (const product of products)
      await until(async () => 'rows' in (await product.query('select 1 as one')));
    for (const product of products) expect(await product.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });
});

describe.concurrent('Ctrl-C in the terminal', () => {
  it('reaches the product, whose database stays up until it has finished', async () => {
    const dataDir = await usedFolder();
    const product = await start({ dataDir });
    const pid = serverPid(dataDir);
    process.kill(-(product.child.pid ?? 0), 'SIGINT');
    expect(await product.answer()).toEqual({ signal: 'SIGINT' });
    expect(await product.query('select 1 as one')).toMatchObject(one);
    expect(serverPid(dataDir)).toBe(pid);
    expect(await product.stop()).toBe(0);
  });
});

describe.concurrent('the user who runs the server', () => {
  it.runIf(isRoot)('is an unprivileged one when the product runs as root', async () => {
    const dataDir = await usedFolder();
    const product = await start({ dataDir });
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(serverUser?.uid);
    expect(statSync(clusterOf(dataDir))).toMatchObject({ uid: serverUser?.uid });
    expect(await product.stop()).toBe(0);
  });

  it.runIf(nobodyCanRunUs)('is the ordinary user who runs the product', async () => {
    const dataDir = await newFolder();
    await chown(dataDir, serverUser?.uid ?? 0, serverUser?.gid ?? 0);
    const product = await start({ dataDir }, serverUser);
    expect(await product.query('select 1 as one')).toMatchObject(one);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(await product.stop()).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  it.runIf(isRoot)('gets an error when the folder is inaccessible', async () => {
    const closed = await newFolder();
    const product = startDatabaseProcess({ dataDir: join(closed, 'data') });
    children.push(product.child);
    const { failed } = await product.answer();
    expect(failed).toMatch(/cannot enter .*Set DATA_DIR/s);
  });
});

describe.concurrent('the programs of PostgreSQL', () => {
  it.runIf(isRoot)('are copied from a package that the server user cannot read', async () => {
    const closed = await newFolder();
    const binariesFolder = await copyPackage(closed);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    const dataDir = await usedFolder();
    const product = await start({ dataDir, binariesFolder });
    expect(await product.query('select 1 as one')).toMatchObject(one);
    expect(await product.stop()).toBe(0);
    const again = await start({ dataDir, binariesFolder });
    expect(await again.stop()).toBe(0);
    expect(
      readdirSync(join(dataDir, 'postgres')).filter((n) => n.startsWith('binaries-')),
    ).toHaveLength(1);
  });

  it('run from a package whose installation scripts did not', async () => {
    const open = await openFolder();
    const binariesFolder = await copyPackage(open);
    const link = join(binariesFolder, 'lib', 'libpq.so.5');
    await rm(link);
    const dataDir = await usedFolder();
    const product = await start({ dataDir, binariesFolder });
    expect(existsSync(link)).toBe(true);
    expect(await product.stop()).toBe(0);
  });

  it('are missing on some platforms, and the message explains what to do', () => {
    expect(() => findBinaries('sunos', 'sparc')).toThrow(/sunos-sparc.*DATABASE_URL/s);
  });
});

function isHalfMade(name: string): boolean {
  return name.startsWith('initdb-');
}

function tcpWithPassword(dataDir: string, password: string): string {
  const address = z
    .object({ port: z.number() })
    .parse(JSON.parse(readFileSync(join(dataDir, 'postgres', 'tcp.json'), 'utf8')));
  return JSON.stringify({ ...address, password });
}

async function copyPackage(target: string): Promise<string> {
  const installed = findBinaries();
  const native = join(target, 'native');
  await mkdir(native);
  await cp(installed, native, { recursive: true, verbatimSymlinks: true });
  await cp(join(dirname(installed), 'package.json'), join(target, 'package.json'));
  return native;
}
