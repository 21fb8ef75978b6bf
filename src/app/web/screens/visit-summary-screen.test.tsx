import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { VisitSummary } from '#features/visit-summary/contract.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Answers, SentCall } from '#test/web/scripted-answers.ts';
import { visitSummary } from '#test/web/consultation-samples.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { family, familyPerson, session } from '#test/web/samples.ts';

const kept = { by: 'kept', messageId: null, at: null } as const;

const sheet = ({ query }: SentCall): VisitSummary =>
  visitSummary([
    {
      id: 'person',
      lines: [
        ...(query['with_name'] === 'true'
          ? [{ ...kept, key: '0-0-0-0-0', label: '称呼', text: '王秀兰' }]
          : []),
        { ...kept, key: '0-1-0-0-0', label: '年龄', text: '67岁' },
      ],
      unmentioned: ['性别'],
    },
  ]);

const open = (personId: number | undefined) => {
  const answers: Answers = {
    getSession: session(personId === undefined ? {} : { personId }),
    listPersons: family(familyPerson({ id: 5, name: '王秀兰' })),
    getVisitSummary: sheet,
  };
  return openPage('/chat/1/visit-summary', answers);
};

describe('the sheet of a conversation for somebody in the family', () => {
  it('says what was filled in before, and the name only where it is chosen', async () => {
    const { user, server } = await open(5);
    expect(await screen.findByText('67岁（家人事先填写）')).toBeTruthy();
    const choice = await screen.findByRole('switch', { name: /写上称呼“王秀兰”/ });
    expect(screen.queryByText('王秀兰（家人事先填写）')).toBeNull();
    await user.click(choice);
    expect(await screen.findByText('王秀兰（家人事先填写）')).toBeTruthy();
    await expectAccessible();
    server.answer({ downloadVisitSummary: new AppError('unavailable') });
    await user.click(screen.getByRole('button', { name: 'Markdown' }));
    await waitFor(() =>
      expect(server.calls('downloadVisitSummary')).toMatchObject([
        { query: { format: 'md', with_name: 'true' } },
      ]),
    );
  });

  it('has nobody to name in the holder’s own', async () => {
    await open(undefined);
    expect(await screen.findByText('67岁（家人事先填写）')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('the sheet', () => {
  it('of a conversation without words leads to the conversation', async () => {
    await openPage('/chat/1/visit-summary', {
      getSession: session(),
      getVisitSummary: visitSummary([]),
    });
    expect(await screen.findByText('还没有可以整理的内容')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
    const link = screen.getByRole('link', { name: '去对话里说' });
    expect(link.getAttribute('href')).toBe('/chat/1');
    await expectAccessible();
  });

  it('of no conversation shows that there is none', async () => {
    const missing = new AppError('not_found');
    await openPage('/chat/1/visit-summary', { getSession: missing, getVisitSummary: missing });
    expect(await screen.findByText('没有找到这个对话')).toBeTruthy();
  });

  it('or its file that could not be loaded shows the reason', async () => {
    const refusal = new AppError('too_many_requests', { retryAfterSeconds: 60 });
    const reason = refusal.text['zh-CN'];
    const { user, server } = await openPage('/chat/1/visit-summary', {
      getSession: session(),
      getVisitSummary: refusal,
      downloadVisitSummary: refusal,
    });
    const failure = await findAlert('小结没能打开');
    expect(failure.textContent).toContain(reason);
    server.answer({ getVisitSummary: sheet });
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    await user.click(await screen.findByRole('button', { name: '下载 PDF' }));
    expect(await findAlert(reason)).toBeTruthy();
    expect(server.calls('downloadVisitSummary')).toMatchObject([{ query: { format: 'pdf' } }]);
  });
});
