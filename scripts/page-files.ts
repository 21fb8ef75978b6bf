import path from 'node:path';

type PageFile = 'fields' | 'shell' | 'chat';
type Plan = (id: string) => PageFile | null;

/** What the bundler tells of its modules. */
type ModuleGraph = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

const source = (name: string): string => path.join(import.meta.dirname, '../src/app/web', name);
const routerId = source('router.tsx');
const loginId = source('screens/login-screen.tsx');
const shellId = source('layout/shell.tsx');
const chatId = source('screens/chat-screen.tsx');

/** Modules and whatever they cannot run without. */
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

/** Which file of a conversation's page a module belongs in; null for what it does without. */
function createPlan(graph: ModuleGraph): Plan {
  const screens = graph.getModuleInfo(routerId)?.dynamicallyImportedIds ?? [];
  for (const id of [loginId, shellId, chatId]) {
    if (!screens.includes(id)) throw new Error(`${id} is no page of the router any more`);
  }
  const login = closureOf([loginId], graph);
  const shell = closureOf([shellId], graph);
  const chat = closureOf([chatId], graph);
  const others = closureOf(
    screens.filter((id) => id !== shellId && id !== chatId),
    graph,
  );
  return (id) => {
    if (!shell.has(id) && !chat.has(id)) return null;
    if (login.has(id)) return 'fields';
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
 * What every page starts with is one file, and so is each layer over it that a conversation needs:
 * cut up by who else shares what, they are sixty files, which weigh a tenth more and which a slow
 * device spends a quarter of a second asking for. Whoever is signed in loads the fields and the
 * shell; whoever signs in loads the fields only.
 */
export const pageFiles = [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  pageFile('fields', 3),
  pageFile('shell', 2),
  pageFile('chat', 1),
];
