import { existsSync, globSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings, settingNames } from '#app/server/settings.ts';
import { createProduct } from '#app/server/product.ts';
import { metrics } from '#platform/server/metrics.ts';
import { memoryLimits, serverArguments } from '../../scripts/server-program.mjs';

const root = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
/** Read by Node itself and by the C library. */
const known = new Set([...settingNames, 'NODE_COMPILE_CACHE', ...Object.keys(memoryLimits)]);
const unknownIn = (names: readonly string[]) => names.filter((name) => !known.has(name));

type Service = {
  environment?: Record<string, string>;
  deploy?: { replicas?: number };
  networks?: Record<string, { ipv4_address?: string }> | string[];
};
type Network = { ipam: { config: { subnet: string; gateway: string; ip_range: string }[] } };
const compose = parse(read('compose.yaml')) as {
  services: Record<string, Service>;
  networks: Record<string, Network>;
};
const product = compose.services['product'];
const example = new Set([...read('example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));

describe('the compose file', () => {
  it('sets only variables that the product reads, and takes from .env only what the example describes', () => {
    expect(unknownIn(Object.keys(product?.environment ?? {}))).toEqual([]);
    const taken = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    expect(new Set(taken)).toEqual(example);
  });

  it('gives settings that a product in production starts with', () => {
    const given: Record<string, string> = {
      DOMAIN: 'xingwen.example',
      DATABASE_PASSWORD: 'password',
      SECRET_KEY: 'k'.repeat(32),
      BACKUP_PASSPHRASE: 'p'.repeat(16),
    };
    const filled = Object.entries(product?.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{([A-Z_]+)[^}]*\}/g, (_, asked: string) => given[asked] ?? ''),
    ]);
    const settings = readSettings({ NODE_ENV: 'production', ...Object.fromEntries(filled) });
    expect(settings.PUBLIC_URL).toBe('https://xingwen.example');
    expect(product?.deploy?.replicas).toBe(3);
    const connections = 3 * (settings.DATABASE_POOL_MAX + 6);
    expect(connections).toBeLessThan(100);
  });

  it('believes the address of its proxy only', () => {
    const { networks } = compose.services['caddy'] ?? {};
    const address = networks && !Array.isArray(networks) ? networks['inside']?.ipv4_address : null;
    expect(product?.environment?.['TRUSTED_PROXIES']).toBe(address);
    const given = compose.networks['inside']?.ipam.config[0];
    const isIn = (range = '') => {
      const [from = '', bits] = range.split('/');
      const list = new BlockList();
      list.addSubnet(from, Number(bits));
      return list.check(address ?? '');
    };
    expect([isIn(given?.subnet), isIn(given?.ip_range)]).toEqual([true, false]);
    expect(address).not.toBe(given?.gateway);
  });
});

it('the image and the unit set only variables that the product reads', () => {
  const ofImage = /^ENV (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '';
  const ofUnit = /^Environment=(.+)$/m.exec(read('xingwen.service'))?.[1] ?? '';
  for (const line of [ofImage, ofUnit]) {
    const names = line.split(' ').map((pair) => pair.split('=')[0] ?? '');
    expect(names.length).toBeGreaterThan(2);
    const limits = Object.entries(memoryLimits).map(([name, value]) => `${name}=${value}`);
    expect(line.split(' ')).toEqual(expect.arrayContaining(limits));
    expect(unknownIn(names)).toEqual([]);
  }
});

it('the image is made of folders that exist and leaves none out that its build reads', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, paths]) => (paths ?? '').split(' '),
  );
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const kept = read('Dockerfile.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const configs = [...read('Dockerfile').matchAll(/--config (\S+)/g)].map(([, name = '']) => name);
  const builtFrom = ['vite.config.ts', ...configs].flatMap((config) => {
    const text = readFileSync(join(root, config), 'utf8');
    return [config, ...[...text.matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) => path)];
  });
  const isKept = (path: string) =>
    kept.some((each) => path === each || path.startsWith(`${each}/`));
  expect(configs).toEqual(['vite.server.config.ts']);
  expect([...copied, ...builtFrom].filter((path) => path !== '.' && !isKept(path))).toEqual([]);
});

it('the image installs what npm start installs, and keeps what the server imports', () => {
  // `npm ci` refuses a lock file without the packages of other platforms (scripts/installation.mjs).
  expect(/^RUN npm (\S+ \S+) /m.exec(read('Dockerfile'))?.[1]).toBe('install --no-save');
  const [, removal = ''] = /^RUN rm -rf ([^]+?)\n\n/m.exec(read('Dockerfile')) ?? [];
  const removed = Array.from(removal.matchAll(/node_modules\/(\S+)/g), ([, name = '']) => name);
  expect(removed.length).toBeGreaterThan(20);
  const files = globSync('src/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('/web/') && !file.endsWith('.test.ts'),
  );
  const imported = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(
        /(?:from|import\(|resolve\() ?'([^'.#][^']*)'/g,
      ),
      ([, name = '']) => name.split('/').slice(0, name.startsWith('@') ? 2 : 1),
    ),
  );
  expect(imported.length).toBeGreaterThan(200);
  const isRemoved = ([first = '', second]: string[]) =>
    removed.some((glob) => matchesGlob(first, glob) || matchesGlob(`${first}/${second}`, glob));
  expect(imported.filter(isRemoved)).toEqual([]);
});

it('the image and the unit run the server as npm start does', () => {
  const [, ofImage = ''] = /^CMD (.+)$/m.exec(read('Dockerfile')) ?? [];
  const [, ofUnit = ''] = /^ExecStart=\S+ (.+)$/m.exec(read('xingwen.service')) ?? [];
  const wanted = serverArguments('main').map((word) =>
    word.replace(root, '').replace(/^[/\\]/, ''),
  );
  expect((JSON.parse(ofImage) as string[]).slice(1)).toEqual(wanted);
  expect(ofUnit.split(' ')).toEqual(wanted);
});

describe('the dashboard', () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const series = /\b(?:xingwen|process|nodejs)_[a-z0-9_]+/g;
  const named = new Set(expressions.flatMap((expression) => expression.match(series) ?? []));

  it('names only metrics that the product registers, and every one of its own', async () => {
    // Loading the product registers its metrics.
    expect(createProduct).toBeTypeOf('function');
    const registered = await metrics.getMetricsAsJSON();
    const exposed = registered.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !exposed.includes(name))).toEqual([]);
    const own = exposed.filter((name) => name.startsWith('xingwen_'));
    expect(own.filter((name) => !named.has(name))).toEqual([]);
  });

  it('filters by labels that the metrics have', async () => {
    const labels = new Set(['le', 'instance', 'job', 'method', 'route', 'status', 'model']);
    const asked = expressions.flatMap((each) =>
      [...each.matchAll(/by \(([a-z, ]+)\)|\{([a-z]+)=/g)].flatMap(([, by, filter]) =>
        (by ?? filter ?? '').split(', '),
      ),
    );
    expect(asked.filter((label) => !labels.has(label))).toEqual([]);
  });
});
