import { RouterProvider } from '@tanstack/react-router';

import { Starting } from './layout/starting.tsx';
import { router } from './router.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Until the start knows who is signed in, the whole screen waits (ACC-46). */
export function App() {
  const { status } = useSignIn();
  return status === 'checking' ? <Starting /> : <RouterProvider router={router} />;
}
