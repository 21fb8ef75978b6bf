import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { VisitSummary } from '#features/visit-summary/contract.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Answers, SentCall } from '#test/web/scripted-answers.ts';
import { visitSummary } from '#test/web/consultation-samples.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible } from '#test/web/page-parts.ts';
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
