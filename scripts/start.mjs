// `npm start` on a machine with nothing but Node and npm: install, build, serve.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureInstalled } from './installation.mjs';
import { ensureServerBuilt, ensureWebBuilt } from './builds.mjs';
import { ownNode, requireNode, root, stop } from './project.mjs';
import { serverArguments, serverEnvironment, settingsArguments } from './server-program.mjs';

const parentWatchMs = 500;

requireNode();
await ensureInstalled({ withDevelopment: false });
const errors = await Promise.all([ensureWebBuilt(), ensureServerBuilt()]);
if (errors.some(Boolean)) stop(errors.filter(Boolean).join('\n'));

const server = spawn(ownNode, [...settingsArguments(), ...serverArguments('main')], {
  cwd: root,
  env: serverEnvironment,
  stdio: 'inherit',
});

// A terminal sends Ctrl-C to the server as well, and npm may repeat a signal. The server gets each
// once.
const passed = new Set(process.stdin.isTTY ? ['SIGINT'] : []);
function pass(signal) {
  if (passed.has(signal)) return;
  passed.add(signal);
  server.kill(signal);
}
process.on('SIGINT', () => pass('SIGINT'));
process.on('SIGTERM', () => pass('SIGTERM'));
process.on('SIGHUP', () => pass('SIGTERM'));

// npm stops only the shell between it and this script, which then has another parent process.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && pass('SIGTERM');
  setInterval(watch, parentWatchMs).unref();
}

server.once('error', (error) => {
  process.stderr.write(`The server could not be started: ${error.message}\n`);
  process.exitCode = 1;
});
server.once('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
});
