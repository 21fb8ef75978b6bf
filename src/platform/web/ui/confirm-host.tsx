import { Suspense, lazy, useSyncExternalStore } from 'react';

import { openConfirm } from '../confirm.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** The one place that draws the question of `confirm()`. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(openConfirm.subscribe, openConfirm.get);
  if (!asked) return null;
  return (
    <Suspense>
      <ConfirmDialog request={asked.request} onAnswer={asked.answer} />
    </Suspense>
  );
}
