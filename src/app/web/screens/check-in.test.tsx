import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { CheckIn } from '#features/check-in/contract.ts';
import { messageRow } from '#test/message-row.ts';
import { unanswered, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { models, onePage, session } from '#test/web/samples.ts';

const summary = { gender: '女', age: '42岁', symptoms: ['入睡困难'] };
const question = messageRow(1, { role: 'user', content: '睡不好' });
const result = messageRow(2, { content: '比较像“心脾两虚”。', symptomsSummary: summary });
const due: CheckIn = {
  messageId: 2,
  sessionId: 1,
  about: '睡不着半个月，伴心里烦',
  daysAgo: 3,
  dueAt: '2026-11-23T08:00:00.000Z',
  isDue: true,
  answer: null,
  advice: null,
  ambulance: '120',
};
const waiting: CheckIn = { ...due, daysAgo: 0, isDue: false };
const worse: CheckIn = {
  ...due,
  isDue: false,
  answer: 'worse',
  advice: { level: 'day', text: '请在24小时内去医院', dangers: ['夜里憋醒、胸痛'] },
};
const chat: Answers = {
  getSession: session(),
  listMessages: onePage([question, result]),
  getModelsConfig: models,
  getRealtimeChat: { isRunning: false, messageId: null, startedAt: null, model: null },
  getSymptomsSummary: unanswered,
};
const asked = '三天前您说“睡不着半个月”，现在怎么样？';
const offerName = '过三天问问我好些没有';
const findButton = (name: string) => screen.findByRole('button', { name });

describe('under a result', () => {
  it('the person may agree to be asked, and take it back', async () => {
    const { user, server } = await openPage('/chat/1', {
      ...chat,
      getCheckInOffer: { isOffered: true },
      agreeToCheckIn: { checkIn: waiting },
      withdrawCheckIn: { checkIn: null },
    });
    await user.click(await findButton(offerName));
    expect(await screen.findByText(/我们在这里问您好些没有/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: offerName })).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: '不用问了' }));
    expect(await findButton(offerName)).toBeTruthy();
    expect(server.calls('agreeToCheckIn')).toMatchObject([{ params: { id: '2' } }]);
    expect(server.calls('withdrawCheckIn')).toHaveLength(1);
  });

  it('nothing is offered where the server offers nothing', async () => {
    const { server } = await openPage('/chat/1', chat);
    await waitFor(() => expect(server.calls('getCheckInOffer')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: offerName })).toBeNull();
  });

  it.each([
    ['that is none', { symptomsSummary: null }],
    [
      'with an open alarm',
      {
        alarm: {
          isRaised: false,
          level: 'emergency' as const,
          lines: [{ number: '120', name: '急救' }],
          places: [],
          tell: [],
        },
      },
    ],
  ])('%s nothing is asked for', async (_, fields) => {
    const { server } = await openPage('/chat/1', {
      ...chat,
      listMessages: onePage([question, { ...result, ...fields }]),
    });
    await waitFor(() => expect(server.calls('listCheckIns')).toHaveLength(1));
    expect(server.calls('getCheckInOffer')).toEqual([]);
  });
});

describe('once it is due', () => {
  it('one tap on the page of conversations answers, and the card goes', async () => {
    const { user, server } = await openPage('/sessions', {
      listCheckIns: { checkIns: [due] },
      answerCheckIn: { checkIn: { ...due, isDue: false, answer: 'better' } },
    });
    expect(await screen.findByRole('heading', { name: asked })).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: '好些了' }));
    await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
    expect(server.calls('answerCheckIn')).toMatchObject([
      { params: { id: '2' }, body: { answer: 'better' } },
    ]);
  });

  it('不用再问了 takes it back', async () => {
    const { user, server } = await openPage('/sessions', {
      listCheckIns: { checkIns: [due] },
      withdrawCheckIn: { checkIn: null },
    });
    await user.click(await findButton('不用再问了'));
    await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
    expect(server.calls('withdrawCheckIn')).toHaveLength(1);
    expect(server.calls('answerCheckIn')).toEqual([]);
  });

  it('更重了 opens the conversation with the advice, 120 and the input in focus', async () => {
    const { user, router } = await openPage('/sessions', {
      ...chat,
      listCheckIns: { checkIns: [due] },
      answerCheckIn: { checkIn: worse },
    });
    await user.click(await findButton('更重了'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/1'));
    const alert = within(await findAlert('比之前重了'));
    expect(alert.getByText('请在24小时内去医院')).toBeTruthy();
    expect(alert.getByText('夜里憋醒、胸痛')).toBeTruthy();
    expect(alert.getByRole('link', { name: '拨打 120' }).getAttribute('href')).toBe('tel:120');
    const input = screen.getByRole('textbox', { name: '消息' });
    await waitFor(() => expect(document.activeElement).toBe(input));
    await expectAccessible();
    await user.click(alert.getByRole('button', { name: '收起' }));
    expect(screen.queryByText('请在24小时内去医院')).toBeNull();
  });

  it('is asked in its own conversation, which is not quoted there', async () => {
    await openPage('/chat/1', { ...chat, listCheckIns: { checkIns: [due] } });
    const name = '三天前您来问过，现在怎么样？';
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  });

  it('is asked in no other conversation', async () => {
    const { server } = await openPage('/chat/1', {
      ...chat,
      listCheckIns: { checkIns: [{ ...due, sessionId: 9 }] },
    });
    await waitFor(() => expect(server.calls('listCheckIns')).toHaveLength(1));
    expect(screen.queryByText(/现在怎么样/)).toBeNull();
  });
});
