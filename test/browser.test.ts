import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserFlags } from './browser.ts';

const bundle = join(import.meta.dirname, '../node_modules/playwright-core/lib/coreBundle.js');

it('disables every feature that Playwright disables', () => {
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(readFileSync(bundle, 'utf8')) ?? [];
  const names = [...list.matchAll(/^ *"(\w+)",?$/gm)].map(([, name]) => name);
  expect(names).toContain('PaintHolding');
  const flag = browserFlags.find((each) => each.startsWith('--disable-features='));
  expect(flag?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(names));
});
