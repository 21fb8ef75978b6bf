import { expect, it, vi } from 'vitest';

import type { ReplyAction } from './reply-state.ts';
import { createReplyStore, wordsOf, type ReplyStore } from './running-reply-store.ts';

const noSuggestions: readonly string[] = [];

const said = (words: Partial<ReplyAction & { type: 'said' }>): ReplyAction => ({
  type: 'said',
  messageId: 7,
  userMessageId: 6,
  content: '',
  reasoning: '',
  summary: null,
  suggestions: noSuggestions,
  suggestionsTogether: false,
  ...words,
});

function storeWith(...actions: readonly ReplyAction[]): ReplyStore {
  const store = createReplyStore();
  for (const action of actions) store.dispatch(action);
  return store;
}

const sent: ReplyAction = {
  type: 'sent',
  send: { clientMessageId: 'a', content: '头痛', atMs: 1, userMessageId: null },
};

it('keeps its outline while nothing but words comes, and tells the words', () => {
  const store = storeWith(sent, said({ content: '多' }));
  const outline = store.outline.get();
  const heard = vi.fn<() => void>();
  store.state.subscribe(heard);
  store.dispatch(said({ content: '多喝' }));
  store.dispatch(said({ content: '多喝温水' }));
  expect(store.outline.get()).toBe(outline);
  expect(wordsOf(store.state.get(), 7)?.content).toBe('多喝温水');
  expect(heard).toHaveBeenCalledTimes(2);
});

it.each<[string, ReplyAction]>([
  ['the first word of the answer', said({ reasoning: '想', content: '多' })],
  ['answers to tap', said({ reasoning: '想想', suggestions: ['头痛'] })],
  ['a summary', said({ reasoning: '想想', summary: { gender: '', age: '', symptoms: [] } })],
  ['a broken line', { type: 'broke' }],
  ['its end', { type: 'ended', status: 'complete', error: null }],
])('draws the outline anew for %s', (_, action) => {
  const store = storeWith(sent, said({ reasoning: '想' }));
  const outline = store.outline.get();
  store.dispatch(action);
  expect(store.outline.get()).not.toBe(outline);
});

it('has the whole answer in its outline once it has ended', () => {
  const store = storeWith(sent, said({ content: '多' }), said({ content: '多喝温水' }));
  store.dispatch({ type: 'ended', status: 'complete', error: null });
  expect(store.outline.get().reply?.content).toBe('多喝温水');
  expect(wordsOf(store.state.get(), 7)).toBeNull();
});

it('has no words for another message, nor before the first one', () => {
  const store = storeWith(sent, said({}));
  expect(wordsOf(store.state.get(), 7)).toBeNull();
  store.dispatch(said({ content: '多' }));
  expect(wordsOf(store.state.get(), 5)).toBeNull();
});
