import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { chatAnswers, symptomsSummary } from '#test/web/consultation-samples.ts';
import { openPage } from '#test/web/open-page.tsx';

it('the summary of a chat names a symptom by its everyday word and a danger by what was said, then by its term', async () => {
  const sources = [{ messageId: 1, quote: '晚上睡不着' }];
  const danger = [{ messageId: 1, quote: '突然胸口压着疼' }];
  const line = { detail: '半个月', sources };
  const { user } = await openPage('/chat/1', {
    ...chatAnswers,
    getSymptomsSummary: symptomsSummary({
      lines: [
        { ...line, section: 'complaint', label: '不寐', plain: '睡不好' },
        { ...line, section: 'present', label: '头痛', detail: '' },
        { ...line, section: 'alarms', label: '急性冠脉综合征', detail: '', sources: danger },
      ],
    }),
  });
  await user.click(await screen.findByRole('button', { name: '我的情况' }));
  const lineOf = async (section: string) =>
    within(await screen.findByRole('region', { name: section })).getByRole('button');
  expect((await lineOf('主诉')).textContent).toBe('睡不好不寐半个月');
  expect((await lineOf('有的症状')).textContent).toBe('头痛');
  expect((await lineOf('危险信号')).textContent).toBe('突然胸口压着疼急性冠脉综合征');
});

it('the summary of a chat marks a time that only a model read', async () => {
  const sources = [{ messageId: 1, quote: '咳嗽' }];
  const line = { section: 'complaint', detail: '半个月', sources } as const;
  const lines = [
    { ...line, label: '咳嗽', detailBy: 'model' as const },
    { ...line, label: '头痛' },
  ];
  const { user } = await openPage('/chat/1', {
    ...chatAnswers,
    getSymptomsSummary: symptomsSummary({ lines }),
  });
  await user.click(await screen.findByRole('button', { name: '我的情况' }));
  const told = within(await screen.findByRole('region', { name: '主诉' })).getAllByRole('button');
  expect(told.map(({ textContent }) => textContent)).toEqual(['咳嗽半个月模型读出', '头痛半个月']);
});

it('the summary over a chat takes the focus, and Escape or its button closes it and gives the focus back', async () => {
  const { user } = await openPage('/chat/1', {
    ...chatAnswers,
    getSymptomsSummary: symptomsSummary({ lines: [] }),
  });
  const button = await screen.findByRole('button', { name: '我的情况' });
  await user.click(button);
  const sheet = await screen.findByRole('complementary', { name: '我的情况' });
  expect(document.activeElement).toBe(sheet);
  await user.keyboard('{Escape}');
  expect(sheet.isConnected).toBe(false);
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: '收起我的情况' }));
  expect(document.activeElement).toBe(button);
});
