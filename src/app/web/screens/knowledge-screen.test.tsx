import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { BookChapter } from '#medicine/knowledge/book.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible } from '#test/web/page-parts.ts';
import { onePage } from '#test/web/samples.ts';
import { foundRow } from '#test/web/staff-samples.ts';

const chapter: BookChapter = {
  id: 'formulas',
  title: '方剂',
  note: '有组成和两种依据的方剂。',
  sections: [
    {
      title: '解表',
      facts: [{ label: '本节词表', text: ['风寒'] }],
      rows: [
        {
          id: '桂枝汤',
          title: '桂枝汤',
          facts: [
            {
              label: '组成',
              text: [{ text: '桂枝', chapter: 'herbs', row: '桂枝' }, '、白芍'],
            },
            { label: '别名', lines: [['阳旦汤'], ['小阳旦汤']] },
            {
              label: '证候',
              parts: [{ title: ['营卫不和'], facts: [{ label: '主症', text: ['汗出'] }] }],
            },
            { label: '须先由医师斟酌' },
          ],
          sources: ['伤寒论', '方剂学通行教材内容'],
        },
        { id: 'mahuang', title: '麻黄汤', facts: [], sources: [], reviewer: '王医师' },
      ],
    },
  ],
};
const staff: Answers = {
  getStaffAccess: { mayReview: true, lacksSecondFactor: false },
  getReviewCounts: { shares: 0, comments: 0, reports: 0 },
  listKnowledgeChapters: {
    chapters: [
      { id: 'formulas', title: '方剂', signed: 1, notSigned: 1 },
      { id: 'herbs', title: '中药', signed: 0, notSigned: 1234 },
    ],
  },
  getKnowledgeChapter: chapter,
};
const address = (): string => decodeURIComponent(window.location.pathname + window.location.search);

it('counts what is signed and what is not, by chapter and overall', async () => {
  const { user } = await openPage('/admin/knowledge', staff);
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  await screen.findByRole('link', { name: '中药' });
  expect(cells(/^方剂/)).toEqual(['2', '1', '1']);
  expect(cells(/^中药/)).toEqual(['1,234', '0', '1,234']);
  expect(cells(/^合计/)).toEqual(['1,236', '1', '1,235']);
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: '方剂' }));
  expect(await screen.findByRole('heading', { level: 2, name: '方剂' })).toBeTruthy();
  expect(address()).toBe('/admin/knowledge?chapter=formulas');
});

it('shows a row with its content, sources and reviewer, and leads to other rows', async () => {
  await openPage('/admin/knowledge?chapter=formulas&row=桂枝汤', staff);
  const heading = await screen.findByRole('heading', { level: 4, name: '桂枝汤' });
  const row = heading.closest('article');
  if (row === null) throw new Error('no row');
  for (const text of ['组成', '桂枝、白芍', '阳旦汤', '营卫不和', '主症', '汗出', '未审核'])
    expect(row.textContent).toContain(text);
  expect(row.textContent).toContain('依据：伤寒论；方剂学通行教材内容');
  const link = within(row).getByRole('link', { name: '桂枝' });
  expect(link.getAttribute('href')).toBe(
    `/admin/knowledge?chapter=herbs&row=${encodeURIComponent('桂枝')}`,
  );
  expect(document.activeElement).toBe(row);
  expect(screen.getByText('mahuang').closest('article')?.textContent).toContain('已审核：王医师');
  expect(screen.getByText('已审核 1 · 未审核 1')).toBeTruthy();
  await expectAccessible();
});

it('prints the chapter alone', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await openPage('/admin/knowledge?chapter=formulas', staff);
  await user.click(await screen.findByRole('button', { name: '打印' }));
  vi.unstubAllGlobals();
  expect(print).toHaveBeenCalledOnce();
  const paper = document.querySelector('[data-paper]');
  expect(paper?.textContent).toContain('麻黄汤');
  expect(paper?.textContent).not.toContain('全部章节');
});

it('searches all chapters, and only what is not signed', async () => {
  const { user, server, fill } = await openPage('/admin/knowledge', {
    ...staff,
    searchKnowledge: ({ query }) => ({ ...onePage([foundRow]), count: query['state'] ? 41 : 1 }),
  });
  await fill(await screen.findByLabelText('在全部条目里搜索'), '甘草 和中');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('找到 1 条')).toBeTruthy();
  const link = screen.getByRole('link', { name: foundRow.row.title });
  expect(link.getAttribute('href')).toContain(`chapter=${foundRow.chapter.id}&row=`);
  expect(screen.getByText(foundRow.chapter.title)).toBeTruthy();
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('审核'), '未审核');
  expect(await screen.findByText('找到 41 条')).toBeTruthy();
  expect(address()).toBe('/admin/knowledge?q=甘草+和中&state=not-signed');
  await user.click(screen.getByRole('button', { name: '第 3 页' }));
  await waitFor(() =>
    expect(server.calls('searchKnowledge').at(-1)?.query).toMatchObject({
      q: '甘草 和中',
      state: 'not-signed',
      page: '3',
    }),
  );
});

it('leads back from a search without results and from an unknown chapter', async () => {
  const { user, router } = await openPage('/admin/knowledge?q=没有', {
    ...staff,
    searchKnowledge: onePage([]),
    getKnowledgeChapter: new AppError('not_found'),
  });
  await user.click(await screen.findByRole('button', { name: '清除搜索', hidden: false }));
  expect(await screen.findByRole('link', { name: '方剂' })).toBeTruthy();
  await waitFor(() => router.navigate({ to: '/admin/knowledge', search: { chapter: 'stones' } }));
  expect(await screen.findByText('没有这一章')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '全部章节' }));
  expect(await screen.findByRole('link', { name: '方剂' })).toBeTruthy();
});

it('is open to staff only', async () => {
  await openPage('/admin/knowledge');
  expect(await screen.findByText('这里只供工作人员使用')).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});
