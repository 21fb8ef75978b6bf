import { KeyList } from '#platform/web/ui/key-list.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { shortcutTexts } from './shortcut-texts.ts';

/** Each key with its action. */
export function ShortcutList() {
  const texts = useTexts(shortcutTexts);
  const keys = [
    ['/', texts.search],
    ['n', texts.create],
    ['Enter', texts.send],
    ['Esc', texts.stop],
    ['?', texts.list],
  ] as const;
  return <KeyList keys={keys} />;
}
