// Paths and ways to run programs. Plain JavaScript: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const nodeMajorMin = 20;
const windows = process.platform === 'win32';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const binFolder = join(root, 'node_modules', '.bin');

/** The project's own Node, installed through npm; the Node that runs this script may be older. */
export const ownNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

export const environment = {
  ...process.env,
  PATH: [binFolder, process.env.PATH].filter(Boolean).join(delimiter),
};

/** Ends the script with one line instead of a stack trace. */
export function stop(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= nodeMajorMin) return;
  stop(
    `Node ${nodeMajorMin} or newer is needed to start; this is ${process.version}. ` +
      'Install a newer one from https://nodejs.org and run the same command again.',
  );
}

export function requireOwnNode() {
  if (existsSync(ownNode)) return;
  stop(
    "The project's own Node 24 is missing: npm is configured not to run install scripts. Repair it with:\n" +
      '  npm rebuild node --ignore-scripts=false',
  );
}

/**
 * Runs a program in the project root with the project's own Node first on the path.
 * @param {{ output?: 'terminal' | 'kept' | 'forwarded', env?: Record<string, string> }} wishes
 * where its output goes: directly to the terminal, into the result, or line by line to a terminal
 * that others write to as well
 * @returns {Promise<{ code: number, output: string }>} output is empty unless it is kept
 */
export function run(command, args, { output = 'terminal', env = {} } = {}) {
  const options = {
    cwd: root,
    env: { ...environment, ...env },
    stdio: output === 'terminal' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    let kept = '';
    const take = (text) => {
      if (output === 'kept') kept += text;
      else process.stdout.write(text);
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: kept }));
  });
}

/** Runs an installed tool by its package's own script, which also works without a shell. */
export const runTool = (script, args, options) =>
  run(ownNode, [join(root, 'node_modules', script), ...args], options);
