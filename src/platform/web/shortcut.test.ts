import { describe, expect, it } from 'vitest';

import { shortcutOf } from './shortcut.ts';
import type { KeyPlace, ShortcutKey } from './shortcut.ts';

const key = (change: Partial<ShortcutKey> = {}): ShortcutKey => ({
  key: 'n',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...change,
});
const place = (change: Partial<KeyPlace> = {}): KeyPlace => ({
  tagName: 'BUTTON',
  isContentEditable: false,
  role: null,
  ...change,
});

describe('a shortcut', () => {
  it('is a single key outside of text', () => {
    expect(shortcutOf(key(), place())).toBe('n');
    expect(shortcutOf(key({ key: '/' }), null)).toBe('/');
  });

  it.each(['INPUT', 'TEXTAREA', 'SELECT'])('never fires while typing in %s', (tagName) => {
    expect(shortcutOf(key(), place({ tagName }))).toBeNull();
  });

  it('never fires in editable text, in a combobox, or in a menu', () => {
    expect(shortcutOf(key(), place({ isContentEditable: true }))).toBeNull();
    expect(shortcutOf(key(), place({ role: 'combobox' }))).toBeNull();
    expect(shortcutOf(key(), place({ role: 'menuitem' }))).toBeNull();
  });

  it('ignores combinations and handled keys, and counts a held key once', () => {
    for (const change of [
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { isComposing: true },
      { defaultPrevented: true },
      { repeat: true },
    ]) {
      expect(shortcutOf(key(change), place())).toBeNull();
    }
  });
});
