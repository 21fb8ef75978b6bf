import { RouterProvider } from '@tanstack/react-router';

import { Starting } from './layout/starting.tsx';
import { router } from './router.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The whole screen waits until it is known who is signed in (ACC-46). */
export function App() {
  const { status } = useSignIn();
  return status === 'checking' ? <Starting /> : <RouterProvider router={router} />;
}
