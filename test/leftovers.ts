// A setup file: a resource that a test file leaves open fails it, with the place where it was
// created.
import { createHook } from 'node:async_hooks';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';

/** What keeps a process alive, by Node's name for it, with a description. */
const kinds: Readonly<Record<string, string>> = {
  PROCESSWRAP: 'a process',
  TCPSERVERWRAP: 'a server',
  PIPESERVERWRAP: 'a server on a socket file',
  TCPWRAP: 'a connection',
  PIPEWRAP: 'a connection to a socket file or a process',
  Timeout: 'a timer',
  WORKER: 'a thread',
};
/** Resources that are closing have this long to go away; only a failing file waits that long. */
const graceMs = 10_000;
const pollMs = 20;
const framesMax = 6;

type Referable = { hasRef?: () => boolean };
type Started = { kind: string; resource: WeakRef<Referable>; trace: Error };

const started = new Map<number, Started>();

// The worker's own streams are created when first read, which an import may do.
void [process.stdin, process.stdout, process.stderr];
const hook = createHook({
  init(id, type, _, resource: Referable) {
    const kind = kinds[type];
    if (kind === undefined) return;
    started.set(id, { kind, resource: new WeakRef(resource), trace: new Error(kind) });
  },
  destroy: (id) => void started.delete(id),
  trackPromises: false,
}).enable();

afterAll(async () => {
  const deadline = Date.now() + graceMs;
  while (alive().length > 0 && Date.now() < deadline)
    await sleep(pollMs, undefined, { ref: false });
  const left = alive();
  hook.disable();
  if (left.length > 0) throw new Error(`This file left running: ${left.map(described).join('\n')}`);
});

/** Idle connections of a pool that do not keep the process alive are not an error. */
function alive(): Started[] {
  return [...started.values()].filter(({ resource }) => {
    const found = resource.deref();
    return found !== undefined && (found.hasRef?.() ?? true);
  });
}

function described({ kind, trace }: Started): string {
  const frames = (trace.stack ?? '')
    .split('\n')
    .filter((line) => /\/(src|test|scripts)\//.test(line) && !line.includes('leftovers.ts'))
    .slice(0, framesMax);
  return [kind, ...frames].join('\n');
}
