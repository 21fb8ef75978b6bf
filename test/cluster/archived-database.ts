import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';
import { addressOf, database, password, role, superuser } from './cluster-configurations.ts';
import { freePorts } from './free-ports.ts';
import {
  answers,
  kill,
  postgresBinaries,
  serviceAccount,
  startProgram,
  until,
  type Program,
} from './service-programs.ts';

export type ArchivedDatabase = {
  url: string;
  backUp: () => Promise<void>;
  /** By the clock of the database. */
  now: () => Promise<Date>;
  /** Stops the database and starts its backup, followed by what is archived from until then; returns its address. */
  recover: (end: Date) => Promise<string>;
  stop: () => Promise<void>;
};

/** The commands of docs/operations.md, of a PostgreSQL from Debian's package in a folder of its own. */
export async function startArchivedDatabase(): Promise<ArchivedDatabase> {
  const folder = temporaryFolder();
  const owner = serviceAccount(folder);
  const [port = 0, recoveredPort = 0] = await freePorts(2);
  const running: Program[] = [];
  const run = (command: string, args: string[]) =>
    promisify(execFile)(join(postgresBinaries, command), args, { cwd: folder, ...owner });
  const start = async (name: string, at: number): Promise<Program> => {
    const command = join(postgresBinaries, 'postgres');
    const args = ['-D', join(folder, name), '-p', String(at), '-k', ''];
    const program = startProgram({ name, command, args, folder, owner });
    running.push(program);
    const isUp = () => answers(addressOf(at, superuser, 'postgres'));
    await until(`an answer of ${name}`, isUp, running);
    return program;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((program) => kill(program, folder)));
    await removeFolder(folder);
  };
  try {
    writeFileSync(join(folder, 'password'), password);
    await run('initdb', [
      '--pgdata=main',
      `--username=${superuser}`,
      '--auth=scram-sha-256',
      '--pwfile=password',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
    await promisify(execFile)('mkdir', ['archive'], { cwd: folder, ...owner });
    configure(join(folder, 'main'), {
      archive_mode: 'on',
      archive_command: 'test ! -f ../archive/%f && cp %p ../archive/%f',
    });
    const main = await start('main', port);
    await createDatabase(port);
    return {
      url: addressOf(port),
      async backUp() {
        await run('pg_basebackup', [
          `--dbname=${addressOf(port, superuser, 'postgres')}`,
          '--pgdata=backup',
          '--checkpoint=fast',
        ]);
      },
      async now() {
        const [row] = await ask<{ now: Date }>(port, 'select clock_timestamp() as now');
        return row?.now ?? new Date(Number.NaN);
      },
      async recover(end) {
        // A database that is stopped archives all that it has.
        main.child.kill('SIGINT');
        await once(main.child, 'exit');
        configure(join(folder, 'backup'), {
          restore_command: 'cp ../archive/%f %p',
          // PostgreSQL takes no Z here.
          recovery_target_time: end.toISOString().replace('Z', '+00'),
        });
        writeFileSync(join(folder, 'backup/recovery.signal'), '');
        await start('backup', recoveredPort);
        await until('the end of the log', () => isPaused(recoveredPort), running);
        await ask(recoveredPort, 'select pg_wal_replay_resume()');
        await until('a database that writes', () => isPrimary(recoveredPort), running);
        return addressOf(recoveredPort);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function configure(dataFolder: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(dataFolder, 'postgresql.conf'), lines.join(''));
}

async function createDatabase(port: number): Promise<void> {
  await ask(port, `create role ${role} login password '${password}'`);
  await ask(port, `create database ${database} owner ${role}`);
}

const isPaused = (port: number): Promise<boolean> =>
  isSo(port, `select pg_get_wal_replay_pause_state() = 'paused' as is_so`);
const isPrimary = (port: number): Promise<boolean> =>
  isSo(port, 'select not pg_is_in_recovery() as is_so');

async function isSo(port: number, question: string): Promise<boolean> {
  const [row] = await ask<{ is_so: boolean }>(port, question);
  return row?.is_so ?? false;
}

async function ask<Row>(port: number, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: addressOf(port, superuser, 'postgres') });
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows as Row[];
  } finally {
    await client.end();
  }
}
