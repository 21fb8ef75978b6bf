import { execFile, spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { until } from '#test/until.ts';

const project = join(import.meta.dirname, '..');
const server = `
  console.log('PORT is ' + process.env.PORT);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.log('got ' + signal);
      setTimeout(() => process.exit(7), 200);
    });
  }
  setInterval(() => undefined, 1000);
  console.log('serving');
`;

let folder: string;

beforeEach(async () => {
  folder = temporaryFolder();
  await cp(join(project, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const file of ['package-lock.json', 'vite.server.config.ts']) {
    await cp(join(project, file), join(folder, file));
  }
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'src/app/server'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'index.html'), '<p>page</p>');
  await writeFile(join(folder, 'vite.config.ts'), 'export default {};');
  await writeFile(join(folder, 'src/app/server/main.ts'), server);
  for (const name of ['admin', 'try-model']) {
    await writeFile(join(folder, `src/app/server/${name}.ts`), `console.log('${name}');`);
  }
});

type Program = ChildProcessByStdio<null, Readable, Readable>;

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { npm_lifecycle_event: _, PORT: __, ...inherited } = process.env;
  const program: Program = spawn(command, args, {
    cwd: folder,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let notice = () => {};
  const keep = (text: string) => {
    output += text;
    notice();
  };
  program.stdout.setEncoding('utf8').on('data', keep);
  program.stderr.setEncoding('utf8').on('data', keep);
  const closed = new Promise<{ code: number | null; output: string }>((resolve) => {
    program.once('close', (code) => resolve({ code, output }));
  });
  const serving = new Promise<void>((resolve) => {
    notice = () => output.includes('serving') && resolve();
  });
  return { program, closed, ready: Promise.race([serving, closed]), output: () => output };
}

const start = () => run(process.execPath, ['scripts/start.mjs']);

describe('npm start', () => {
  it('builds, serves, passes a signal once and ends with the code of the server', async () => {
    const { program, ready, closed } = start();
    await ready;
    program.kill('SIGTERM');
    program.kill('SIGTERM');
    const { code, output } = await closed;
    expect(output).toContain('Building the web app');
    expect(output.match(/got SIGTERM/g)).toHaveLength(1);
    expect(code).toBe(7);
  });

  it('builds again only what has changed', async () => {
    await mkdir(join(folder, 'src/app/web'));
    const both = ['server', 'web app'];
    const steps: [string | null, string[]][] = [
      [null, both],
      [null, []],
      ['src/app/server/product.ts', ['server']],
      ['src/app/web/main.ts', ['web app']],
      ['src/rules.ts', both],
      ['src/rules.test.ts', []],
    ];
    const built: string[][] = [];
    for (const [change] of steps) {
      if (change) await writeFile(join(folder, change), 'export const changed = 1;');
      const { program, ready, closed } = start();
      await ready;
      program.kill('SIGTERM');
      const { output } = await closed;
      const names = [...output.matchAll(/^Building the (.+) …$/gm)].map(([, name = '']) => name);
      built.push(names.toSorted());
    }
    expect(built).toEqual(steps.map(([, names]) => names));
  });

  it('builds the server again rather than running what its sources no longer say', async () => {
    for (const word of ['serving', 'serving anew']) {
      await writeFile(join(folder, 'src/app/server/main.ts'), server.replace('serving', word));
      const { program, ready, closed } = start();
      await ready;
      program.kill('SIGTERM');
      expect((await closed).output).toContain(`${word}\n`);
    }
  });

  it('runs the programs of the operator from the same build', async () => {
    const { output } = await run(process.execPath, ['scripts/operator-program.mjs', 'admin'])
      .closed;
    expect(output).toMatch(/^Building the server …\nadmin\n$/);
  });

  it('never runs half a build where several start at the same time', async () => {
    // What a build left that was killed.
    await mkdir(join(folder, 'dist-server.99999999'));
    const programs = [start(), start()];
    for (const { program, ready, closed } of programs) {
      await ready;
      program.kill('SIGTERM');
      expect((await closed).output).toContain('serving\n');
    }
    const left = (await readdir(folder)).filter((name) => name.startsWith('dist'));
    expect(left.toSorted()).toEqual(['dist', 'dist-server']);
  });

  it('leaves a running server the parts of its build that it loads later', async () => {
    const later = (word: string) =>
      writeFile(join(folder, 'src/app/server/later.ts'), `console.log('${word}');`);
    const load = "process.on('SIGUSR2', () => void import('./later.ts'));\n";
    await writeFile(join(folder, 'src/app/server/main.ts'), load + server);
    await later('its own part');
    const { program, ready, closed, output } = start();
    await ready;
    await later('a newer part');
    await run(process.execPath, ['scripts/operator-program.mjs', 'admin']).closed;
    const { pid = 0 } = program;
    const { stdout } = await promisify(execFile)('pgrep', ['-P', String(pid)]);
    process.kill(Number(stdout), 'SIGUSR2');
    await until(() => output().includes('its own part'));
    program.kill('SIGTERM');
    expect((await closed).output).not.toContain('a newer part');
  });

  it('reads .env when there is one, and the environment takes precedence', async () => {
    await writeFile(join(folder, '.env'), 'PORT=8123\n');
    const outputs: string[] = [];
    for (const env of [{}, { PORT: '9000' }]) {
      const { program, ready, closed } = run(process.execPath, ['scripts/start.mjs'], env);
      await ready;
      program.kill('SIGTERM');
      outputs.push((await closed).output);
    }
    expect(outputs[0]).toContain('PORT is 8123');
    expect(outputs[1]).toContain('PORT is 9000');
  });

  it('stops the server when the shell that npm runs it in is gone', async () => {
    const script = `"${process.execPath}" scripts/start.mjs; true`;
    const { program, ready, closed } = run('sh', ['-c', script], { npm_lifecycle_event: 'start' });
    await ready;
    program.kill('SIGKILL');
    expect((await closed).output).toContain('got SIGTERM');
  });

  it('reports why the web app cannot be built and serves nothing', async () => {
    await writeFile(join(folder, 'index.html'), '<script type="module" src="/gone.ts"></script>');
    const { code, output } = await start().closed;
    expect(output).toContain('The web app could not be built');
    expect(output).not.toContain('serving');
    expect(code).toBe(1);
  });
});
