import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { modulesOf } from './modules.ts';

const root = join(import.meta.dirname, '..');

function project(files: Record<string, string>): string {
  const folder = temporaryFolder();
  const imports = { imports: { '#medicine/*': './src/medicine/*' } };
  for (const [path, text] of Object.entries({
    'package.json': JSON.stringify(imports),
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('the modules that a module needs', () => {
  it('are found through aliases, exports, many lines and data, but not through types', () => {
    const folder = project({
      'src/a.ts': [
        `import { b } from '#medicine/b.ts';`,
        `import type { T } from './type.ts';`,
        `import {\n  c,\n  d,\n} from './c.ts';`,
        `import { z } from 'zod';`,
        `export type { U } from './type.ts';`,
        `import words from './words.json' with { type: 'json' };`,
      ].join('\n'),
      'src/medicine/b.ts': `export * from '../e.ts';`,
      'src/c.ts': `import { b } from '#medicine/b.ts';`,
      'src/e.ts': `import './f.ts';`,
      'src/f.ts': '',
      'src/words.json': '{}',
    });
    expect(modulesOf('src/a.ts', folder)).toEqual([
      'src/a.ts',
      'src/c.ts',
      'src/e.ts',
      'src/f.ts',
      'src/medicine/b.ts',
      'src/words.json',
    ]);
  });

  it('are refused where an import leads nowhere or is decided when the code runs', () => {
    const missing = project({ 'a.ts': `import { b } from './b.ts';` });
    expect(() => modulesOf('a.ts', missing)).toThrow(/b\.ts, which does not exist/);
    const late = project({ 'a.ts': 'export const b = await import(name);' });
    expect(() => modulesOf('a.ts', late)).toThrow(/decides its imports when it runs/);
  });

  it('of the features are those that read a text, with their word lists', () => {
    const found = modulesOf('src/medicine/triage/danger-features.ts', root);
    expect(found).toContain('src/medicine/findings/normalise.ts');
    expect(found.some((path) => path.startsWith('src/medicine/knowledge/'))).toBe(true);
    expect(found).not.toContain('src/medicine/triage/triage.ts');
  });
});
