// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import { afterEach, describe, expect, it } from 'vitest';

import { language } from './language.ts';
import { largeType } from './large-type.ts';
import { theme } from './theme.ts';

const root = document.documentElement;
const firstScript = readFileSync('public/theme.js', 'utf8');

/** What public/theme.js does before the first paint, with what is stored now. */
function loadPage(): void {
  delete root.dataset['theme'];
  delete root.dataset['largeType'];
  root.lang = 'zh-CN';
  // The element of the script, with the files of each page.
  Object.defineProperty(document, 'currentScript', { value: { dataset: {} }, configurable: true });
  runInNewContext(firstScript, { document, localStorage, location });
}

afterEach(() => {
  theme.set('auto');
  largeType.set('off');
  language.set('zh-CN');
});

describe('the preferences of theme, type size and language', () => {
  it('follow the system, ordinary size and Chinese until chosen', () => {
    loadPage();
    expect(root.dataset['theme']).toBeUndefined();
    expect(root.hasAttribute('data-large-type')).toBe(false);
    expect(root.lang).toBe('zh-CN');
  });

  it('apply at once, and before the first paint of the next page', () => {
    theme.set('dark');
    largeType.set('on');
    language.set('en-US');
    for (const look of [() => undefined, loadPage]) {
      look();
      expect(root.dataset['theme']).toBe('dark');
      expect(root.hasAttribute('data-large-type')).toBe(true);
      expect(root.lang).toBe('en-US');
    }
  });

  it('ignore invalid stored values', () => {
    localStorage.setItem('theme', 'sepia');
    localStorage.setItem('language', 'xx');
    loadPage();
    expect(root.dataset['theme']).toBeUndefined();
    expect(root.lang).toBe('zh-CN');
  });

  it('change here when another tab changes them', () => {
    let calls = 0;
    const leave = theme.subscribe(() => {
      calls += 1;
    });
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
    expect(theme.get()).toBe('light');
    expect(root.dataset['theme']).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
    expect(theme.get()).toBe('auto');
    expect(calls).toBe(2);
    leave();
  });
});
