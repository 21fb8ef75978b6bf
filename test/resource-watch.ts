// What keeps a process alive, recorded where it is created.
import { createHook } from 'node:async_hooks';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { placeOf } from './function-place.ts';

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
const framesMax = 6;
/** Enough to find an own frame; Vitest's hundred for each timer cost a twentieth of a test's processor time. */
const traceFramesMax = 20;

type Referable = { hasRef?: () => boolean; _onTimeout?: (() => unknown) | null };
type Started = { kind: string; resource: WeakRef<Referable>; trace: Error | undefined };

/** Tells what is open and where it came from; costly, so only for what will be shown. */
export type Describe = () => string;

export type ResourceWatch = {
  /** Each open resource with the place where it was created. */
  open: () => Describe[];
  /** Ignores the resources that are open now. */
  forget: () => void;
  stop: () => void;
};

/**
 * Records the resources created from now on, timers and connections for example. Where there are `manyTimers`, those
 * that will call a function are known by it, without a trace: one for each query of the database took a sixth of the
 * processor time of a test.
 */
export function watchResources({ manyTimers = false } = {}): ResourceWatch {
  const started = new Map<number, Started>();
  // The worker's own streams are created when first read, which an import may do.
  void [process.stdin, process.stdout, process.stderr];
  const hook = createHook({
    init(id, type, _, resource: Referable) {
      const kind = kinds[type];
      if (kind === undefined) return;
      const trace = manyTimers && callsFunction(resource) ? undefined : traceHere(kind);
      started.set(id, { kind, resource: new WeakRef(resource), trace });
    },
    destroy: (id) => void started.delete(id),
    trackPromises: false,
  }).enable();
  return {
    open: () => [...started.values()].filter(isAlive).map((one) => () => described(one)),
    forget: () => started.clear(),
    stop: () => void hook.disable(),
  };
}

/** Not so a timer of a promise, which calls what the promise was made with. */
const callsFunction = ({ _onTimeout: callback }: Referable): boolean =>
  typeof callback === 'function' && !String(callback).endsWith('{ [native code] }');

function traceHere(kind: string): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = traceFramesMax;
  const trace = new Error(kind);
  Error.stackTraceLimit = stackTraceLimit;
  return trace;
}

/** Polls until nothing is open or the time is over; describes what still is. */
export async function openAfter(
  open: () => Describe[],
  { graceMs, pollMs }: { graceMs: number; pollMs: number },
): Promise<string[]> {
  const deadline = performance.now() + graceMs;
  while (open().length > 0 && performance.now() < deadline)
    await sleep(pollMs, undefined, { ref: false });
  return open().map((describe) => describe());
}

/** Idle connections of a pool that do not keep the process alive are not an error. */
function isAlive({ resource }: Started): boolean {
  const found = resource.deref();
  return found !== undefined && (found.hasRef?.() ?? true);
}

function described({ kind, resource, trace }: Started): string {
  const callback = resource.deref()?._onTimeout;
  if (!trace) return callback ? `${kind} for the function at\n    ${placeOf(callback)}` : kind;
  const frames = (trace.stack ?? '').split('\n').slice(1);
  const own = frames.filter((line) => /\/(src|test|scripts)\//.test(line) && !isWatch(line));
  const shown = own.length > 0 ? own : frames.filter((line) => !isWatch(line));
  return [kind, ...shown.slice(0, framesMax)].join('\n');
}

const isWatch = (line: string): boolean => line.includes(import.meta.filename);
