import path from 'node:path';

type PageFile = 'fields' | 'entrance' | 'shell' | 'chat' | 'sessions';
type Plan = (id: string) => PageFile | null;

/** The bundler's information about its modules. */
type ModuleGraph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

const source = (name: string): string => path.join(import.meta.dirname, '../src/app/web', name);
const routesId = source('route-tree.ts');
const loginId = source('screens/login-screen.tsx');
const shellId = source('layout/shell.tsx');
const chatId = source('screens/chat-screen.tsx');
const sessionsId = source('screens/sessions-screen.tsx');

/** The modules with everything they import statically. */
function closureOf(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The chunk of a module that the sign-in page, a conversation's page or the list of them needs; null for other modules. */
function createPlan(graph: ModuleGraph): Plan {
  const screens = graph.getModuleInfo(routesId)?.dynamicallyImportedIds ?? [];
  for (const id of [loginId, shellId, chatId, sessionsId]) {
    if (!screens.includes(id)) throw new Error(`${id} is no screen of the routes any more`);
  }
  const login = closureOf([loginId], graph);
  const shell = closureOf([shellId], graph);
  const chat = closureOf([chatId], graph);
  const sessions = closureOf([sessionsId], graph);
  const others = closureOf(
    screens.filter((id) => id !== shellId && id !== chatId),
    graph,
  );
  return (id) => {
    const isSignedIn = shell.has(id) || chat.has(id);
    if (login.has(id)) return isSignedIn ? 'fields' : 'entrance';
    if (!isSignedIn) return sessions.has(id) ? 'sessions' : null;
    return shell.has(id) || others.has(id) ? 'shell' : 'chat';
  };
}

let plan: Plan | null = null;

const pageFile = (name: PageFile, priority: number) => ({
  name: (id: string, graph: ModuleGraph): PageFile | null => {
    plan ??= createPlan(graph);
    return plan(id) === name ? name : null;
  },
  priority,
  debugName: name,
});

/**
 * What every page needs is one chunk, and so is each layer on top of it that the sign-in page, a
 * conversation or the list of them needs: split by shared use instead, they are seventy files, which are a
 * tenth larger and cost a slow device a quarter of a second of requests. Signed-in pages load the form fields
 * and the shell; the sign-in page loads the form fields and the entrance.
 */
export const pageFiles = [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  pageFile('fields', 3),
  pageFile('entrance', 3),
  pageFile('shell', 2),
  pageFile('chat', 1),
  pageFile('sessions', 0),
];

type Chunk = {
  type: 'chunk';
  isEntry: boolean;
  moduleIds: readonly string[];
  imports: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
};
type Bundle = Readonly<Record<string, Chunk | { type: 'asset' }>>;

/** What each page that theme.js tells apart loads first, beside the first script. */
const firstModules = {
  welcome: [loginId],
  page: [shellId],
  input: [shellId, sessionsId],
  chat: [shellId, chatId],
};

/** The addresses of the files behind `firstModules`. */
export function filesByPage(bundle: Bundle): Record<string, string[]> {
  const chunks = new Map<string, Chunk>();
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk') chunks.set(name, file);
  }
  const filesOf = (ids: readonly string[]): string[] => {
    const names = new Set<string>();
    for (const [name, { moduleIds }] of chunks) {
      if (ids.some((id) => moduleIds.includes(id))) names.add(name);
    }
    for (const name of names) for (const next of chunks.get(name)?.imports ?? []) names.add(next);
    const loaded = [...names].filter((name) => chunks.get(name)?.isEntry === false);
    const styles = loaded.flatMap((name) => [
      ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
    ]);
    return [...loaded, ...new Set(styles)].map((name) => `/${name}`);
  };
  return Object.fromEntries(
    Object.entries(firstModules).map(([page, ids]) => [page, filesOf(ids)]),
  );
}
