import { useRef, useState } from 'react';

type CallState =
  | { status: 'idle' | 'pending' | 'done'; error: null }
  | { status: 'failed'; error: unknown };

/**
 * Runs one call per press and tracks whether it is in progress, done or failed. For pages without a
 * query cache, such as sign-in. A press during a call is ignored.
 */
export function useCall<A extends readonly unknown[]>(
  call: (...sent: A) => Promise<void>,
): { run: (...sent: A) => Promise<void>; reset: () => void } & CallState {
  const [state, setState] = useState<CallState>({ status: 'idle', error: null });
  const isRunning = useRef(false);
  return {
    ...state,
    reset: () => setState({ status: 'idle', error: null }),
    run: async (...sent) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setState({ status: 'pending', error: null });
      try {
        await call(...sent);
        setState({ status: 'done', error: null });
      } catch (error) {
        setState({ status: 'failed', error });
      } finally {
        isRunning.current = false;
      }
    },
  };
}
