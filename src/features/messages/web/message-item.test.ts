// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { createMessageActions } from './message-actions.ts';
import { useStore } from '#platform/web/use-store.ts';
import { MessageItem, RepliesContext } from './message-item.tsx';
import { createReplyStore, type ReplyAction } from './reply-state.ts';
import { shownMessages, type ShownMessage } from './shown-messages.ts';

/** Replaces what every message draws beside its text. */
const drawn = vi.hoisted(() => new Map<string, number>());
vi.mock(import('./message-tools.tsx'), async (actual) => ({
  ...(await actual()),
  MessageTools: (({ message: { key } }: { message: ShownMessage }) => {
    drawn.set(key, (drawn.get(key) ?? 0) + 1);
    return null;
  }) as never,
}));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const message = (id: number, fields: Partial<ShownMessage> = {}): ShownMessage => ({
  key: String(id),
  id,
  role: 'user',
  content: '头痛',
  reasoningContent: '',
  symptomsSummary: null,
  status: 'complete',
  isSummary: false,
  model: null,
  isTemporary: false,
  suggestions: [],
  suggestionsTogether: false,
  ...fields,
});

const received = (content: string): ReplyAction => ({
  type: 'received',
  messageId: 7,
  userMessageId: 6,
  content,
  reasoning: '',
  summary: null,
  suggestions: noSuggestions,
  suggestionsTogether: false,
});
const noSuggestions: readonly string[] = [];

it('is not drawn again while another message grows, and is when it is chosen', async () => {
  const { actions } = createMessageActions();
  const onChoose = () => undefined;
  const root = createRoot(document.createElement('div'));
  const show = (messages: readonly ShownMessage[], chosen: ReadonlySet<number> | null) =>
    act(async () => {
      root.render(
        messages.map((each) =>
          createElement(MessageItem, {
            key: each.key,
            message: each,
            actions,
            canChange: true,
            isNewest: false,
            isChosen: chosen && chosen.has(each.id),
            onChoose,
          }),
        ),
      );
      await Promise.resolve();
    });
  for (let frame = 0; frame < 20; frame += 1) {
    const growing = {
      status: 'streaming' as const,
      content: '',
      reasoningContent: '想'.repeat(frame),
    };
    await show([message(1), message(2), message(3, { role: 'assistant', ...growing })], null);
  }
  expect([drawn.get('1'), drawn.get('2')]).toEqual([1, 1]);
  expect(drawn.get('3')).toBe(20);
  await show([message(1), message(2)], new Set());
  await show([message(1), message(2)], new Set([2]));
  expect([drawn.get('1'), drawn.get('2')]).toEqual([2, 3]);
  await act(async () => {
    root.unmount();
    await Promise.resolve();
  });
});

it('draws the words of an answer as they come, and nothing else of the page', async () => {
  const replies = createReplyStore();
  const actions = createMessageActions().actions;
  const page = document.createElement('div');
  const root = createRoot(page);
  const drawPage = vi.fn<() => void>();
  const Page = () => {
    drawPage();
    const state = useStore(replies.outline);
    const [answer] = shownMessages([], state);
    return (
      answer &&
      createElement(MessageItem, {
        message: answer,
        actions,
        canChange: true,
        isNewest: false,
        isChosen: null,
        onChoose: () => undefined,
      })
    );
  };
  const dispatch = (action: ReplyAction) =>
    act(async () => {
      replies.dispatch(action);
      await Promise.resolve();
    });
  await act(async () => {
    root.render(createElement(RepliesContext, { value: replies }, createElement(Page)));
    await Promise.resolve();
  });
  await dispatch({ type: 'followed', messageId: 7 });
  await dispatch(received('多'));
  const drawnBefore = drawPage.mock.calls.length;
  for (const content of ['多喝', '多喝温', '多喝温水']) await dispatch(received(content));
  expect(page.textContent).toContain('多喝温水');
  expect(drawPage).toHaveBeenCalledTimes(drawnBefore);
  await dispatch({ type: 'ended', status: 'cancelled', error: null });
  expect(page.textContent).toContain('多喝温水');
  expect(drawPage).toHaveBeenCalledTimes(drawnBefore + 1);
  await act(async () => {
    root.unmount();
    await Promise.resolve();
  });
});
