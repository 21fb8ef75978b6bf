// `npm run dev`: the server restarts and the web app reloads as files change.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const settings = existsSync(`${root}.env`) ? ['--env-file=.env'] : [];
const programs = [
  [...settings, '--watch', '--watch-preserve-output', 'src/app/server/main.ts'],
  ['node_modules/vite/bin/vite.js'],
].map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));

const stopAll = (signal: NodeJS.Signals) => {
  for (const program of programs) program.kill(signal);
};

// Both receive Ctrl-C from the terminal; when one ends, the other is of no use.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => stopAll('SIGTERM'));
for (const program of programs) {
  program.once('exit', (code) => {
    process.exitCode ||= code ?? 1;
    stopAll('SIGTERM');
  });
}
