import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

import { useShortcuts } from '#platform/web/use-shortcuts.ts';

import { focusFirstWords } from '../focus-first-words.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** `n` begins a conversation and `?` shows the shortcuts, except where a page has its own dialog. */
export function Shortcuts({ pathname }: { pathname: string }) {
  const [isOpen, setOpen] = useState(false);
  const hasOwnList = pathname.startsWith('/admin/reviews');
  const navigate = useNavigate();
  const begin = (): void => void navigate({ to: '/sessions' }).then(focusFirstWords);
  useShortcuts(hasOwnList ? {} : { n: begin, '?': () => setOpen(true) });
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
