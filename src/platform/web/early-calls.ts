import { signInState } from './sign-in-state.ts';

/** What was asked for earlier than this is asked again. */
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
 * Reading calls begun while the part of the page that needs their answers is still on its way. Each
 * answer is taken once, soon, and by the same person; any other is asked for as ever.
 */
export const earlyCalls = {
  /**
   * Begins the call `name` with what is `sent`, unless it has begun; a failure is told to whoever has
   * taken the answer by then. Null once the parts have come.
   */
  begin: <T>(name: string, sent: unknown, call: () => Promise<T>): Promise<T> | null => {
    if (!isOpen) return null;
    const key = keyOf(name, sent);
    const begun = usable(early.get(key));
    if (begun) return begun as Promise<T>;
    const answer = call();
    early.set(key, { answer, askedAtMs: performance.now(), person: signInState.name() });
    // Whoever comes after a failure asks anew, and is told of that one.
    answer.catch(() => early.delete(key));
    return answer;
  },
  /** The parts have come: from here on calls are made where their answers are needed. */
  close: (): void => {
    isOpen = false;
  },
  /** The answer to just that call, or null where it is to be asked for now. */
  take: (name: string, sent: unknown): Promise<unknown> | null => {
    const key = keyOf(name, sent);
    const found = usable(early.get(key));
    early.delete(key);
    return found;
  },
};
