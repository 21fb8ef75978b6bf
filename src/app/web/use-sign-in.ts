import { signInState } from '#platform/web/sign-in-state.ts';
import type { SignIn } from '#platform/web/sign-in-state.ts';
import { useStore } from '#platform/web/use-store.ts';

/** The signed-in user; renders again when that changes, here or in another tab. */
export function useSignIn(): SignIn {
  return useStore(signInState);
}
