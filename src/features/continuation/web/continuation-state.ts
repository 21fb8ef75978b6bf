import type { ContinuationEvent } from '../contract.ts';

export type ContinuationState = {
  phase: 'asking' | 'working' | 'failed' | 'done';
  /** What is being done, in the words of the last event that had some. */
  words: string | null;
  /** The summary as far as it was told. */
  preview: string;
  /** Why it failed; null: no reason was given. */
  error: string | null;
  newSessionId: number | null;
};

export type ContinuationAction =
  | { type: 'started' }
  | { type: 'told'; event: ContinuationEvent }
  | { type: 'failed'; error: string | null };

export const askingState: ContinuationState = {
  phase: 'asking',
  words: null,
  preview: '',
  error: null,
  newSessionId: null,
};

/** asking → working → done, or failed and working again (Spec 4, 7). */
export function continuationState(
  state: ContinuationState,
  action: ContinuationAction,
): ContinuationState {
  if (action.type === 'started') {
    const isFree = state.phase === 'asking' || state.phase === 'failed';
    return isFree ? { ...askingState, phase: 'working' } : state;
  }
  if (state.phase !== 'working') return state;
  if (action.type === 'failed') return { ...state, phase: 'failed', error: action.error };
  return told(state, action.event);
}

function told(state: ContinuationState, event: ContinuationEvent): ContinuationState {
  if (event.type === 'error') {
    return { ...state, phase: 'failed', error: event.message ?? null };
  }
  const newSessionId = event.type === 'complete' ? sessionIdOf(event) : null;
  return {
    ...state,
    phase: newSessionId === null ? 'working' : 'done',
    words: event.message ?? state.words,
    preview: event.full_content ?? state.preview + (event.content ?? ''),
    newSessionId,
  };
}

/** The session that a last event leads to, by its id or by the address. */
export function sessionIdOf(event: ContinuationEvent): number | null {
  const id = event.new_session?.id ?? Number(/\/chat\/(\d+)/.exec(event.redirect_url ?? '')?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}
