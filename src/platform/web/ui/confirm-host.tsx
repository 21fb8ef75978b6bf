import { Suspense, lazy } from 'react';

import { openConfirm } from '../confirm.ts';
import { useStore } from '../use-store.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Renders the question of `confirm()`. */
export function ConfirmHost() {
  const asked = useStore(openConfirm);
  if (!asked) return null;
  return (
    <Suspense>
      <ConfirmDialog request={asked.request} onAnswer={asked.answer} />
    </Suspense>
  );
}
