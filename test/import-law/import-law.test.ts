import { describe, expect, it } from 'vitest';
import { featureOrder, rulesIn } from '../../.dependency-cruiser.ts';
import { brokenRules, violations } from './broken-rules.ts';
import type { Tree } from './broken-rules.ts';

const main = 'src/app/server/main.ts';
const webMain = 'src/app/web/main.tsx';
const messages = 'src/features/messages';
const sessions = 'src/features/sessions';

const modelLoader = 'src/medicine/triage/committed-model.ts';

const sound: Tree = {
  'learning/train.ts': ['node:fs', './training-corpus.ts', '#medicine/knowledge/red-flags.ts'],
  'learning/training-corpus.ts': ['node:fs'],
  'learning/held-out-corpus.ts': ['node:fs'],
  'learning/evaluate.ts': ['./held-out-corpus.ts', '#medicine/triage/triage.ts'],
  [main]: ['node:process', '#features/messages/server/routes.ts', '#platform/server/http.ts'],
  [webMain]: ['react', './screens/chat-screen.tsx'],
  'src/app/web/screens/chat-screen.tsx': ['#features/messages/web/message-list.tsx'],
  'src/platform/contract/endpoint.ts': ['zod/mini'],
  'src/platform/server/http.ts': ['fastify', '@fastify/static', '#platform/server/database.ts'],
  'src/platform/server/database.ts': ['pg', 'kysely', 'node:fs'],
  'src/medicine/triage/triage.ts': ['#medicine/knowledge/red-flags.ts', './committed-model.ts'],
  [modelLoader]: ['node:fs'],
  'src/medicine/knowledge/red-flags.ts': ['zod'],
  [`${sessions}/contract.ts`]: ['zod', '#platform/contract/endpoint.ts'],
  [`${sessions}/server/session-store.ts`]: ['#platform/server/database.ts', '../contract.ts'],
  [`${messages}/contract.ts`]: ['type #features/sessions/contract.ts'],
  [`${messages}/server/routes.ts`]: ['./send-message.ts'],
  [`${messages}/server/send-message.ts`]: [
    '../contract.ts',
    '#features/sessions/server/session-store.ts',
    '#medicine/triage/triage.ts',
  ],
  [`${messages}/server/send-message.test.ts`]: ['vitest', './send-message.ts'],
  [`${messages}/web/message-list.tsx`]: [
    'react',
    '../contract.ts',
    'type #features/sessions/contract.ts',
  ],
};

type Case = {
  rule: string;
  breaks: string;
  tree: Tree;
};

const at = (path: string, ...imports: string[]): Tree => ({ [path]: imports });

const cases: Case[] = [
  {
    rule: 'platform-knows-nothing-above',
    breaks: 'a type of medicine in platform',
    tree: at('src/platform/server/http.ts', 'type #medicine/triage/triage.ts'),
  },
  {
    rule: 'medicine-knows-no-product',
    breaks: "a feature's rules in medicine",
    tree: {
      ...at('src/medicine/triage/triage.ts', '#features/messages/rules.ts'),
      ...at(`${messages}/rules.ts`),
    },
  },
  {
    rule: 'nothing-imports-app',
    breaks: 'a feature that asks app for its routes',
    tree: {
      ...at(`${messages}/server/reply-runs.ts`, '#app/server/configuration.ts'),
      ...at('src/app/server/configuration.ts'),
    },
  },
  {
    rule: 'web-keeps-out-of-server',
    breaks: 'a component that imports a type of a store',
    tree: at(`${messages}/web/message-list.tsx`, 'type ../server/message-store.ts'),
  },
  {
    rule: 'server-keeps-out-of-web',
    breaks: 'a server file that imports a reducer',
    tree: {
      ...at(`${messages}/server/reply-runs.ts`, '../web/reply-state.ts'),
      ...at(`${messages}/web/reply-state.ts`),
    },
  },
  {
    rule: 'web-without-node',
    breaks: 'a node module in the browser',
    tree: at('src/platform/web/drafts.ts', 'node:fs'),
  },
  {
    rule: 'web-without-node',
    breaks: 'a server package in the browser',
    tree: at('src/platform/web/drafts.ts', 'pino'),
  },
  {
    rule: 'server-draws-nothing',
    breaks: 'React on the server',
    tree: at(`${messages}/server/reply-prompt.ts`, 'react'),
  },
  {
    rule: 'neutral-files-stay-neutral',
    breaks: 'a node module in rules',
    tree: at(`${messages}/rules.ts`, 'node:crypto'),
  },
  {
    rule: 'neutral-files-stay-neutral',
    breaks: 'a package other than zod in medicine',
    tree: at('src/medicine/triage/triage.ts', 'kysely'),
  },
  {
    rule: 'neutral-files-stay-neutral',
    breaks: 'a store in a contract',
    tree: {
      ...at(`${messages}/contract.ts`, 'type ./server/message-store.ts'),
      ...at(`${messages}/server/message-store.ts`),
    },
  },
  {
    rule: 'web-of-a-feature-is-its-own',
    breaks: "a component of another feature's",
    tree: {
      ...at(`${messages}/web/message-list.tsx`, '#features/sessions/web/session-card.tsx'),
      ...at(`${sessions}/web/session-card.tsx`),
    },
  },
  {
    rule: 'web-of-a-feature-calls-its-own',
    breaks: "a hook that names another feature's calls",
    tree: at(`${messages}/web/message-list.tsx`, '#features/sessions/contract.ts'),
  },
  {
    rule: 'servers-share-only-stores',
    breaks: "a file of another feature's server that is no store",
    tree: {
      ...at(`${messages}/server/reply-runs.ts`, '#features/sessions/server/session-title.ts'),
      ...at(`${sessions}/server/session-title.ts`),
    },
  },
  {
    rule: 'only-routes-import-handlers',
    breaks: 'a handler that calls another handler',
    tree: {
      ...at(`${messages}/server/routes.ts`, './send-message.ts', './follow-reply.ts'),
      ...at(`${messages}/server/follow-reply.ts`, './send-message.ts'),
    },
  },
  {
    rule: 'features-are-known',
    breaks: 'a feature that is not in the order',
    tree: { ...at(main, '#features/billing/rules.ts'), ...at('src/features/billing/rules.ts') },
  },
  {
    rule: 'features-in-order',
    breaks: 'an earlier feature that uses a later one',
    tree: {
      ...at(`${sessions}/contract.ts`, '#features/search/rules.ts'),
      ...at('src/features/search/rules.ts'),
    },
  },
  {
    rule: 'one-door-to-the-database',
    breaks: 'the driver in a store',
    tree: at(`${messages}/server/message-store.ts`, 'type pg'),
  },
  {
    rule: 'one-door-to-http',
    breaks: 'the framework in a handler',
    tree: at(`${messages}/server/send-message.ts`, 'type fastify'),
  },
  {
    rule: 'one-door-to-http',
    breaks: "a plugin of the framework's in app",
    tree: at(main, '@fastify/static'),
  },
  {
    rule: 'product-without-learning',
    breaks: 'a product file that uses the sentences',
    tree: at('src/medicine/triage/triage.ts', '#learning/training-corpus.ts'),
  },
  {
    rule: 'training-without-held-out',
    breaks: 'a training that sees a held-out set through another file',
    tree: {
      ...at('learning/train.ts', './limits.ts'),
      ...at('learning/limits.ts', './held-out-corpus.ts'),
    },
  },
  {
    rule: 'training-without-held-out',
    breaks: 'replies to work on that come from a held-out set',
    tree: at('learning/reply-corpus.ts', './held-out-corpus.ts'),
  },
  {
    rule: 'web-without-the-model',
    breaks: 'a page that reads the weights through triage',
    tree: at(`${messages}/web/message-list.tsx`, '#medicine/triage/triage.ts'),
  },
  {
    rule: 'no-cycles',
    breaks: 'two files that know each other by type',
    tree: {
      ...at('src/medicine/triage/triage.ts', './levels.ts'),
      ...at('src/medicine/triage/levels.ts', 'type ./triage.ts'),
    },
  },
  {
    rule: 'every-file-is-reachable',
    breaks: 'a file that no program reaches',
    tree: at('src/medicine/triage/forgotten.ts'),
  },
  ...['utils/texts.ts', 'helpers.ts', 'common.ts', 'lib/texts.ts', 'types.ts', 'hooks.ts'].map(
    (name): Case => ({
      rule: 'names-say-something',
      breaks: `a file at ${name}`,
      tree: { ...at(main, `./${name}`), ...at(`src/app/server/${name}`) },
    }),
  ),
  {
    rule: 'names-say-something',
    breaks: 'an index.ts that only collects',
    tree: at('src/medicine/triage/index.ts', './triage.ts'),
  },
  {
    rule: 'product-without-tests',
    breaks: 'a product file that uses a test builder',
    tree: { ...at(main, '#test/builders.ts'), ...at('test/builders.ts') },
  },
  {
    rule: 'product-without-dev-packages',
    breaks: 'a development package in the product',
    tree: at(main, 'vitest'),
  },
  {
    rule: 'imports-resolve',
    breaks: 'an import that leads nowhere',
    tree: at(main, '#platform/server/nowhere.ts'),
  },
];

const unreachable = 'every-file-is-reachable';
const completed = (tree: Tree): Tree => ({ ...at(`${messages}/server/message-store.ts`), ...tree });

describe('the import rules', () => {
  it('find no violation in a correct product', async () => {
    expect(await brokenRules(sound)).toEqual([]);
  });

  it.each(cases)('$rule refuses $breaks', async ({ rule, tree }) => {
    const broken = await brokenRules({ ...sound, ...completed(tree) });
    expect(broken.filter((name) => name === rule || name !== unreachable)).toEqual([rule]);
  });

  it('have a test for every rule, and a reason beside each', () => {
    const rules = rulesIn(import.meta.dirname);
    const named = new Set(rules.map(({ name }) => name));
    expect(new Set(cases.map(({ rule }) => rule))).toEqual(named);
    expect(rules.filter(({ comment }) => comment.length < 20)).toEqual([]);
  });

  const neighbours = featureOrder
    .slice(0, -1)
    .map((feature, place) => [feature, featureOrder[place + 1]!] as const);
  /** A product whose features use the texts of others, each named with its own. */
  const using = (pairs: readonly (readonly [user: string, used: string])[]): Tree => ({
    [main]: pairs.map(([user]) => `#features/${user}/rules.ts`),
    ...Object.fromEntries(
      pairs.flatMap(([user, used]) => [
        [`src/features/${user}/rules.ts`, [`#features/${used}/texts.ts`]],
        [`src/features/${used}/texts.ts`, []],
      ]),
    ),
  });

  // In one product, because reading the rules takes longer than applying them.
  it('keep each feature from using the one after it', async () => {
    const expected = neighbours.map(([earlier, later]) => ({
      rule: 'features-in-order',
      from: `src/features/${earlier}/rules.ts`,
      to: `src/features/${later}/texts.ts`,
    }));
    const found = await violations(using(neighbours));
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it('allow each feature to use the one before it', async () => {
    const reversed = neighbours.map(([earlier, later]) => [later, earlier] as const);
    expect(await brokenRules(using(reversed))).toEqual([]);
  });
});

describe('tests', () => {
  it('may import handlers, test packages and node', async () => {
    const file = `${messages}/server/reply-runs.test.ts`;
    const imports = ['vitest', 'node:fs', './send-message.ts', '#test/builders.ts'];
    expect(await brokenRules({ ...sound, [file]: imports, 'test/builders.ts': [] })).toEqual([]);
  });

  it('may not be imported by the product', async () => {
    const tree = at(main, '#features/messages/server/send-message.test.ts');
    expect(await brokenRules({ ...sound, ...tree })).toContain('product-without-tests');
  });
});
