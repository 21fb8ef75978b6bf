import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { webManifest } from './web-manifest.ts';

const publicDir = join(import.meta.dirname, '../../../public');

describe('the manifest of the installed app', () => {
  it('has the name that the operator configured', () => {
    expect(webManifest('我们的药房')).toMatchObject({
      name: '我们的药房',
      short_name: '我们的药房',
      display: 'standalone',
    });
  });

  it('names only icons that exist', () => {
    const { icons } = webManifest('杏问') as { icons: { src: string }[] };
    expect(icons).toHaveLength(4);
    expect(icons.filter(({ src }) => !existsSync(join(publicDir, src)))).toEqual([]);
  });
});
