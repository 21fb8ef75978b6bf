import { lazy, Suspense, useState } from 'react';

import { useShortcuts } from '#platform/web/use-shortcuts.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** `?` shows the shortcuts, except where a page has its own dialog. */
export function Shortcuts({ pathname }: { pathname: string }) {
  const [isOpen, setOpen] = useState(false);
  const hasOwnList = pathname.startsWith('/admin/reviews');
  useShortcuts(hasOwnList ? {} : { '?': () => setOpen(true) });
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
