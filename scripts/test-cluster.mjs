// `npm run test:cluster`: kills the primary of a real cluster of databases while replies stream, and returns a database
// to a time before a mistake. Debian, as root or with the packages installed.
import { existsSync } from 'node:fs';
import { ensureInstalled } from './installation.mjs';
import { requireNode, run, runTool, stop } from './project.mjs';

/** Debian's packages, and the program of each by which it is known to be there. */
const packages = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  // Patroni's client of etcd.
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
};

requireNode();
await ensureInstalled({ withDevelopment: true });
await ensurePackages();
const { code } = await runTool('vitest/vitest.mjs', ['run', '--project', 'cluster'], {
  env: { CLUSTER: '1' },
});
process.exitCode = code;

async function ensurePackages() {
  const missing = () => Object.keys(packages).filter((name) => !existsSync(packages[name]));
  if (missing().length === 0) return;
  const install = ['install', '-y', '--no-install-recommends', ...missing()];
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0)
    stop(`The cluster needs Debian's packages:\n  sudo apt-get ${install.join(' ')}`);
  process.stdout.write(`Installing ${missing().join(', ')} …\n`);
  // Debian would start a server of its own for each of them.
  const options = { output: 'kept', env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  const update = await run('apt-get', ['update'], options);
  const installed = await run('apt-get', install, options);
  if (missing().length > 0)
    stop(`The packages could not be installed:\n${update.output}\n${installed.output}`);
}
