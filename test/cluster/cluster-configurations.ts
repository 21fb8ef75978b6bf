// The configurations of the programs of a cluster: as in production, with shorter intervals.

/** All programs listen on ports of 127.0.0.1. */
export type NodePorts = { name: string; postgres: number; patroni: number };
export type ClusterPorts = {
  etcd: number;
  etcdPeer: number;
  /** HAProxy's addresses of the primary and of its replicas, and PgBouncer's of the primary. */
  primary: number;
  replica: number;
  pooler: number;
  nodes: readonly NodePorts[];
};

export const superuser = 'postgres';
export const role = 'xingwen';
export const database = 'xingwen';
export const password = 'of-a-cluster-that-lives-for-a-test';

const host = '127.0.0.1';

/** Patroni reads YAML, of which JSON is a part. A leader that is killed has this long before another is chosen. */
const leaderTtlS = 10;

export function patroniConfiguration(
  node: NodePorts,
  { etcd }: ClusterPorts,
  { folder, binaries }: { folder: string; binaries: string },
): string {
  const account = (username: string) => ({ username, password });
  return JSON.stringify({
    scope: 'xingwen',
    name: node.name,
    restapi: { listen: `${host}:${node.patroni}`, connect_address: `${host}:${node.patroni}` },
    etcd3: { host: `${host}:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: leaderTtlS,
        loop_wait: 2,
        retry_timeout: 3,
        maximum_lag_on_failover: 1_048_576,
        // A commit is acknowledged when one replica has it too, so a new primary has every acknowledged message.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        `host replication replicator ${host}/32 scram-sha-256`,
        `host all all ${host}/32 scram-sha-256`,
      ],
    },
    postgresql: {
      listen: `${host}:${node.postgres}`,
      connect_address: `${host}:${node.postgres}`,
      data_dir: `${folder}/${node.name}`,
      bin_dir: binaries,
      pgpass: `${folder}/${node.name}.pgpass`,
      authentication: { superuser: account(superuser), replication: account('replicator') },
      parameters: { unix_socket_directories: '' },
    },
  });
}

export function haproxyConfiguration({ primary, replica, nodes }: ClusterPorts): string {
  const servers = nodes.map(
    ({ name, postgres, patroni }) =>
      `  server ${name} ${host}:${postgres} check port ${patroni} on-marked-down shutdown-sessions`,
  );
  const section = (name: string, port: number, path: string): string[] => [
    `listen ${name}`,
    `  bind ${host}:${port}`,
    `  option httpchk GET ${path}`,
    '  http-check expect status 200',
    '  default-server inter 500ms fall 2 rise 1',
    ...servers,
  ];
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 1s',
    '  timeout check 1s',
    '  timeout client 30m',
    '  timeout server 30m',
    ...section('primary', primary, '/primary'),
    ...section('replica', replica, '/replica?lag=1MB'),
    '',
  ].join('\n');
}

export function pgbouncerConfiguration(
  { primary, pooler }: ClusterPorts,
  accountsFile: string,
): string {
  return [
    '[databases]',
    `${database} = host=${host} port=${primary} dbname=${database}`,
    '[pgbouncer]',
    `listen_addr = ${host}`,
    `listen_port = ${pooler}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${accountsFile}`,
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 200',
    'server_login_retry = 1',
    'server_connect_timeout = 2',
    'query_wait_timeout = 4',
    '',
  ].join('\n');
}

/** PgBouncer's own list of accounts. */
export const pgbouncerAccounts = `"${role}" "${password}"\n`;

export const addressOf = (port: number, user = role, name = database): string =>
  `postgres://${user}:${password}@${host}:${port}/${name}`;
