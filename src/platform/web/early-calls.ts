import { signInState } from './sign-in-state.ts';

/** An answer older than this is requested again. */
const freshMs = 10_000;

type Early = { answer: Promise<unknown>; askedAtMs: number; person: string | null };

const early = new Map<string, Early>();
let isOpen = true;

const keyOf = (name: string, sent: unknown): string => JSON.stringify([name, sent]);

function usable(found: Early | undefined): Promise<unknown> | null {
  if (!found || found.person !== signInState.name()) return null;
  return performance.now() - found.askedAtMs < freshMs ? found.answer : null;
}

/**
 * Requests started while the component that needs them is still loading. Each answer is used once,
 * soon, and by the same user; everything else is requested as usual.
 */
export const earlyCalls = {
  /**
   * Starts the call `name` with `sent` unless it has been started. Its failure is passed to the
   * component that takes the answer. Does nothing once the components are loaded.
   */
  begin: <T>(name: string, sent: unknown, call: () => Promise<T>): Promise<T> | null => {
    if (!isOpen) return null;
    const key = keyOf(name, sent);
    const begun = usable(early.get(key));
    if (begun) return begun as Promise<T>;
    const answer = call();
    early.set(key, { answer, askedAtMs: performance.now(), person: signInState.name() });
    // After a failure the next caller sends a new request.
    answer.catch(() => early.delete(key));
    return answer;
  },
  /** The components are loaded: from now on requests are sent where their answers are needed. */
  close: (): void => {
    isOpen = false;
  },
  /** The answer to exactly this call, or null when it must be requested now. */
  take: (name: string, sent: unknown): Promise<unknown> | null => {
    const key = keyOf(name, sent);
    const found = usable(early.get(key));
    early.delete(key);
    return found;
  },
};
