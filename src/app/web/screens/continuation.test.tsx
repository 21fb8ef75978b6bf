import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { ContinuationEvent } from '#features/continuation/contract.ts';
import type { Session } from '#features/sessions/contract.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { chatAnswers } from '#test/web/consultation-samples.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import type { Answers } from '#test/web/scripted-answers.ts';
import { session } from '#test/web/samples.ts';

const next = session({ id: 9, title: '头痛三天（续）', parentSessionId: 1 });
const made: readonly ContinuationEvent[] = [
  { type: 'start', message: '正在整理这段对话' },
  { type: 'complete', new_session: { id: 9, title: next.title } },
];

async function openConversation(first: Partial<Session>, answers: Answers = {}) {
  let continued = session({ title: '头痛三天', messagesCount: 2, ...first });
  const page = await openPage('/chat/1', {
    ...chatAnswers,
    getCarriedFacts: { pinned: [] },
    getSession: ({ params }) => (params['id'] === '9' ? next : continued),
    createContinuation: made,
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: '头痛三天' });
  return {
    ...page,
    press: async (name: string) => page.user.click(await screen.findByRole('button', { name })),
    becomes: (fields: Partial<Session>) => {
      continued = session({ ...continued, ...fields });
    },
    isContinued: async () => {
      expect(await screen.findByRole('heading', { level: 1, name: next.title })).toBeTruthy();
      expect(page.router.state.location.pathname).toBe('/chat/9');
    },
  };
}

describe('a continuation', () => {
  it('is waited for and opened when it is asked for before it is known to exist', async () => {
    const { server, press, isContinued } = await openConversation({});
    const known = Promise.withResolvers<Session>();
    server.answer({
      getSession: ({ params }) => (params['id'] === '9' ? next : known.promise),
    });
    await press('接着聊');
    await waitFor(() => expect(document.querySelector('header [aria-busy=true]')).toBeTruthy());
    expect(screen.queryByRole('dialog')).toBeNull();
    known.resolve(session({ title: '头痛三天', continuationSessionId: 9 }));
    await isContinued();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('made on another device is found at the press', async () => {
    const { press, becomes, isContinued, server } = await openConversation({});
    becomes({ continuationSessionId: 9 });
    await press('接着聊');
    await isContinued();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls('createContinuation')).toEqual([]);
  });

  it('that failed shows an error and what was written, and can be tried again', async () => {
    const { user, press, isContinued, server } = await openConversation(
      {},
      {
        createContinuation: [
          { type: 'start', message: '正在整理这段对话' },
          { type: 'summary_content', content: '**半份小结**' },
        ],
      },
    );
    await press('接着聊');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: '接着聊' }));
    expect(await findAlert('创建续对话失败，请重试')).toBeTruthy();
    const preview = screen.getByRole('region', { name: '小结预览' });
    await waitFor(() => expect(preview.textContent).toBe('半份小结'));
    await expectAccessible();
    server.answer({ createContinuation: made });
    await press('重试');
    await isContinued();
  });

  it('of a full conversation is offered where no more can be sent', async () => {
    const { user, press, isContinued } = await openConversation({ messagesCount: 200 });
    expect(await screen.findByText(/^当前对话已达到消息上限/)).toBeTruthy();
    await press('创建续对话');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: '接着聊' }));
    await isContinued();
  });

  it('that exists is linked from the conversation that it completed', async () => {
    await openConversation({ messagesCount: 200, status: 'completed', continuationSessionId: 9 });
    const link = await screen.findByRole('link', { name: '去下一段对话' });
    expect(link.getAttribute('href')).toBe('/chat/9');
  });
});

it('a conversation is not ended while an answer runs', async () => {
  const { user, press, server } = await openConversation(
    {},
    { endSession: new AppError('reply_running') },
  );
  await press('结束');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: '结束' }));
  expect(await findAlert('上一条还在回答，请等它答完或先停下')).toBeTruthy();
  expect(screen.getByText('进行中')).toBeTruthy();
  expect(server.calls('endSession')).toHaveLength(1);
});
