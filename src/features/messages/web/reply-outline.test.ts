import { expect, it, vi } from 'vitest';

import { createReplyStore, wordsOf, type ReplyAction, type ReplyStore } from './reply-state.ts';

const noSuggestions: readonly string[] = [];

const received = (words: Partial<ReplyAction & { type: 'received' }>): ReplyAction => ({
  type: 'received',
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

it('keeps its outline while only text arrives, and publishes the text', () => {
  const store = storeWith(sent, received({ content: '多' }));
  const outline = store.outline.get();
  const listener = vi.fn<() => void>();
  store.state.subscribe(listener);
  store.dispatch(received({ content: '多喝' }));
  store.dispatch(received({ content: '多喝温水' }));
  expect(store.outline.get()).toBe(outline);
  expect(wordsOf(store.state.get(), 7)?.content).toBe('多喝温水');
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each<[string, ReplyAction]>([
  ['the first word of the answer', received({ reasoning: '想', content: '多' })],
  ['answers to tap', received({ reasoning: '想想', suggestions: ['头痛'] })],
  ['a summary', received({ reasoning: '想想', summary: { gender: '', age: '', symptoms: [] } })],
  ['a broken line', { type: 'disconnected' }],
  ['its end', { type: 'ended', status: 'complete', error: null }],
])('draws the outline anew for %s', (_, action) => {
  const store = storeWith(sent, received({ reasoning: '想' }));
  const outline = store.outline.get();
  store.dispatch(action);
  expect(store.outline.get()).not.toBe(outline);
});

it('has the whole answer in its outline once it has ended', () => {
  const store = storeWith(sent, received({ content: '多' }), received({ content: '多喝温水' }));
  store.dispatch({ type: 'ended', status: 'complete', error: null });
  expect(store.outline.get().reply?.content).toBe('多喝温水');
  expect(wordsOf(store.state.get(), 7)).toBeNull();
});

it('has no words for another message, nor before the first one', () => {
  const store = storeWith(sent, received({}));
  expect(wordsOf(store.state.get(), 7)).toBeNull();
  store.dispatch(received({ content: '多' }));
  expect(wordsOf(store.state.get(), 5)).toBeNull();
});
