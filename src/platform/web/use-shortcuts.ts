import { useEffect, useRef } from 'react';

import { shortcutOf } from './shortcut.ts';

/** The action of each key, such as `/` search, `n` new conversation, `?` the list of keys. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>;

/** Listens for single-key shortcuts while mounted; none fires while typing or under a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', (event) => run(event, current.current), listening);
    return () => listening.abort();
  }, []);
}

function run(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
  const target = event.target instanceof HTMLElement ? event.target : null;
  const place = target && {
    tagName: target.tagName,
    isContentEditable: target.isContentEditable,
    role: target.getAttribute('role'),
  };
  const key = shortcutOf(event, place);
  const action = key === null ? undefined : shortcuts[key];
  if (!action) return;
  event.preventDefault();
  action();
}
