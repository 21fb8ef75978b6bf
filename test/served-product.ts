import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { memoryLimits, serverArguments, serverEnvironment } from '../scripts/server-program.mjs';
import { bareEnvironment } from './run-environment.ts';

const root = join(import.meta.dirname, '..');
const startMsMax = 60_000;

/** The product as users run it: a separate process that tests can kill. */
export type ProductProcess = {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** Ends it and waits for its exit code, which is null after a kill. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the sources of the product on a free port and waits until it reports that it is ready. */
export const startProduct = (environment: Environment): Promise<ProductProcess> =>
  startCommand([process.execPath, join(root, 'src/app/server/main.ts')], environment);

/** Starts the build of the product, which must be fresh (`ensureServerBuilt`), as `npm start` does. */
export function startBuiltProduct(
  environment: Environment,
  onSpawned?: (child: ChildProcess) => void,
): Promise<ProductProcess> {
  const { NODE_COMPILE_CACHE } = serverEnvironment;
  const command = [process.execPath, ...serverArguments('main')];
  return startCommand(command, { NODE_COMPILE_CACHE, ...memoryLimits, ...environment }, onSpawned);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The same of any command that starts it; `onSpawned` may end it before it is ready. */
export async function startCommand(
  [command = '', ...args]: readonly string[],
  environment: Environment,
  onSpawned?: (child: ChildProcess) => void,
): Promise<ProductProcess> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...bareEnvironment(),
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMITS: 'off',
      STAFF_SECOND_FACTOR: 'off',
      LOCAL_MODELS: 'off',
      ...environment,
    },
  });
  onSpawned?.(child);
  let output = '';
  const ready = Promise.withResolvers<string>();
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    const address = /is ready: (http:\/\/\S+)/.exec(output)?.[1];
    if (address) ready.resolve(address.replace('localhost', '127.0.0.1'));
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  void gone.then((code) => ready.reject(new Error(`the product ended with ${code}:\n${output}`)));
  const timer = setTimeout(() => ready.reject(new Error(`no start:\n${output}`)), startMsMax);
  const url = await ready.promise
    .catch(async (error: unknown) => {
      child.kill('SIGKILL');
      await gone;
      throw error;
    })
    .finally(() => clearTimeout(timer));
  return {
    url,
    child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return gone;
    },
  };
}
