import type { ContinuationEvent } from '../contract.ts';

/** An event as it may come: older servers have other names, and no type beside them (CON-18). */
export type HeardEvent = Partial<ContinuationEvent> & {
  progress?: string;
  summary?: string;
  new_session_id?: number | string;
};

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
  | { type: 'told'; event: HeardEvent }
  | { type: 'failed'; error: string | null };

export const askingState: ContinuationState = {
  phase: 'asking',
  words: null,
  preview: '',
  error: null,
  newSessionId: null,
};

/** asking → working → done, or failed and working again (CON-18). */
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

function told(state: ContinuationState, event: HeardEvent): ContinuationState {
  if (event.type === 'error') {
    return { ...state, phase: 'failed', error: event.message ?? null };
  }
  const newSessionId = sessionIdOf(event);
  return {
    ...state,
    phase: newSessionId === null ? 'working' : 'done',
    words: event.message ?? event.progress ?? state.words,
    preview: event.full_content ?? event.summary ?? state.preview + (event.content ?? ''),
    newSessionId,
  };
}

/** The session that a last event leads to, by its id or by the address; null for any other event. */
export function sessionIdOf(event: HeardEvent): number | null {
  if (event.type !== undefined && event.type !== 'complete') return null;
  const ofAddress = /\/chat\/(\d+)/.exec(event.redirect_url ?? '')?.[1];
  const id = Number(event.new_session?.id ?? event.new_session_id ?? ofAddress);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
