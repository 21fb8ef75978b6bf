import { lazy, Suspense } from 'react';

// Most conversations have words.
const EmptyChat = lazy(() => import('./empty-chat.tsx'));

export function LateEmptyChat() {
  return (
    <Suspense>
      <EmptyChat />
    </Suspense>
  );
}
