import type { ContinuationEvent } from '../contract.ts';

/** A received event: older servers use other names and no type (CON-18). */
export type ReceivedEvent = Partial<ContinuationEvent> & {
  progress?: string;
  summary?: string;
  new_session_id?: number | string;
};

export type ContinuationState = {
  phase: 'asking' | 'working' | 'failed' | 'done';
  /** The text of the latest event with a text. */
  words: string | null;
  /** The summary received so far. */
  preview: string;
  /** Why it failed; null without a reason. */
  error: string | null;
  newSessionId: number | null;
};

export type ContinuationAction =
  | { type: 'started' }
  | { type: 'received'; event: ReceivedEvent }
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
  return received(state, action.event);
}

function received(state: ContinuationState, event: ReceivedEvent): ContinuationState {
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

/** The session id of a final event, from its id or its address; null for any other event. */
export function sessionIdOf(event: ReceivedEvent): number | null {
  if (event.type !== undefined && event.type !== 'complete') return null;
  const ofAddress = /\/chat\/(\d+)/.exec(event.redirect_url ?? '')?.[1];
  const id = Number(event.new_session?.id ?? event.new_session_id ?? ofAddress);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
