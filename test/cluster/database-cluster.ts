import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { removeFolder, temporaryFolder } from '../temporary-folder.ts';
import { freePorts } from './free-ports.ts';
import {
  addressOf,
  database,
  haproxyConfiguration,
  password,
  patroniConfiguration,
  pgbouncerAccounts,
  pgbouncerConfiguration,
  role,
  superuser,
  type ClusterPorts,
  type NodePorts,
} from './cluster-configurations.ts';
import {
  answers,
  kill,
  postgresBinaries,
  serviceAccount,
  startProgram,
  until,
  type Program,
} from './service-programs.ts';

const programs = {
  binaries: postgresBinaries,
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
};
const nodeNames = ['node1', 'node2', 'node3'];

export type DatabaseCluster = {
  /** PgBouncer in transaction mode before the primary. */
  poolerUrl: string;
  /** The primary and the replicas, through HAProxy. */
  primaryUrl: string;
  replicaUrl: string;
  /** Kills the node of the primary at once: PostgreSQL and Patroni with all their processes. Returns its name. */
  killPrimary: () => Promise<string>;
  /** The name of the node that is the primary now, or null. */
  findPrimary: () => Promise<string | null>;
  stop: () => Promise<void>;
};

/**
 * Three PostgreSQL nodes that Patroni and etcd keep, with HAProxy and PgBouncer before them, from Debian's packages,
 * all on this machine. Resolves when a primary takes connections and two replicas follow it.
 */
export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const folder = temporaryFolder();
  const ports = await choosePorts();
  const owner = serviceAccount(folder);
  const running: Program[] = [];
  const start = (name: string, command: string, args: string[]): Program => {
    const program = startProgram({ name, command, args, folder, owner });
    running.push(program);
    return program;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((program) => kill(program, folder)));
    await removeFolder(folder);
  };
  try {
    start('etcd', programs.etcd, etcdArguments(ports, folder));
    const nodes = new Map<string, Program>();
    for (const node of ports.nodes) {
      const file = write(
        folder,
        `${node.name}.json`,
        patroniConfiguration(node, ports, { folder, ...programs }),
      );
      nodes.set(node.name, start(node.name, programs.patroni, [file]));
    }
    await until('a primary with two replicas', () => hasReplicas(ports), running);
    await createDatabase(ports);
    start('haproxy', programs.haproxy, [
      '-db',
      '-f',
      write(folder, 'haproxy.cfg', haproxyConfiguration(ports)),
    ]);
    const accounts = write(folder, 'accounts.txt', pgbouncerAccounts);
    start('pgbouncer', programs.pgbouncer, [
      write(folder, 'pgbouncer.ini', pgbouncerConfiguration(ports, accounts)),
    ]);
    const cluster = {
      poolerUrl: addressOf(ports.pooler),
      primaryUrl: addressOf(ports.primary),
      replicaUrl: addressOf(ports.replica),
    };
    for (const url of Object.values(cluster))
      await until(`an answer at ${new URL(url).port}`, () => answers(url), running);
    return {
      ...cluster,
      findPrimary: () => findPrimary(ports.nodes),
      async killPrimary() {
        const name = await findPrimary(ports.nodes);
        const program = name === null ? undefined : nodes.get(name);
        if (name === null || program === undefined) throw new Error('no primary');
        await kill(program, folder);
        return name;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function choosePorts(): Promise<ClusterPorts> {
  const [etcd = 0, etcdPeer = 0, primary = 0, replica = 0, pooler = 0, ...rest] = await freePorts(
    5 + 2 * nodeNames.length,
  );
  const nodes = nodeNames.map((name, place) => ({
    name,
    postgres: rest[2 * place] ?? 0,
    patroni: rest[2 * place + 1] ?? 0,
  }));
  return { etcd, etcdPeer, primary, replica, pooler, nodes };
}

function write(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function etcdArguments({ etcd, etcdPeer }: ClusterPorts, folder: string): string[] {
  const client = `http://127.0.0.1:${etcd}`;
  const peer = `http://127.0.0.1:${etcdPeer}`;
  const settings = {
    name: 'etcd',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `etcd=${peer}`,
  };
  return Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
}

/** Whether Patroni's own address for a state answers with 200: `primary`, `replica`, `sync`. */
async function isIn(state: string, { patroni }: NodePorts): Promise<boolean> {
  const url = `http://127.0.0.1:${patroni}/${state}`;
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function findPrimary(nodes: readonly NodePorts[]): Promise<string | null> {
  for (const node of nodes) if (await isIn('primary', node)) return node.name;
  return null;
}

async function hasReplicas({ nodes }: ClusterPorts): Promise<boolean> {
  const states = await Promise.all(
    nodes.map(async (node) => ((await isIn('primary', node)) ? 'primary' : await replicaOf(node))),
  );
  return states.toSorted().join() === 'primary,replica,sync';
}

const replicaOf = async (node: NodePorts): Promise<string> =>
  (await isIn('sync', node)) ? 'sync' : (await isIn('replica', node)) ? 'replica' : 'none';

async function createDatabase({ nodes }: ClusterPorts): Promise<void> {
  const name = await findPrimary(nodes);
  const port = nodes.find((node) => node.name === name)?.postgres ?? 0;
  const client = new Client({ connectionString: addressOf(port, superuser, 'postgres') });
  await client.connect();
  await client.query(`create role ${role} login password '${password}'`);
  // Behind a pooler the time limit of statements is the role's (decision 107).
  await client.query(`alter role ${role} set statement_timeout = '4s'`);
  await client.query(`create database ${database} owner ${role}`);
  await client.end();
}
