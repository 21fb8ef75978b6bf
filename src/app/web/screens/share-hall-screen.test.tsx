import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { noNetwork, unanswered, type Answers, type SentCall } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible } from '#test/web/page-parts.ts';
import { onePage, someDay } from '#test/web/samples.ts';
import { share } from '#test/web/staff-samples.ts';

const all = Array.from({ length: 13 }, (_, place) =>
  share({
    id: 101 + place,
    title: `第${place + 1}份经历`,
    tags: place === 4 ? '难得一见' : '很多见',
  }),
);

/** Answers as the server does: filtered by text and tag, a page at a time. */
function hallPage({ query }: SentCall) {
  const { page = '1', page_size = '12', search = '', tag = '' } = query;
  const found = all.filter(
    ({ title, tags }) => title.includes(search) && (tag === '' || tags === tag),
  );
  const size = Number(page_size);
  const from = (Number(page) - 1) * size;
  return { ...onePage(found.slice(from, from + size)), count: found.length };
}

const tags = [
  { tag: '很多见', count: 12 },
  { tag: '难得一见', count: 1 },
];
const answers: Answers = { listSharedSessions: hallPage, listShareTags: { tags } };
const openHall = async (search = '', more: Answers = {}) => {
  const page = await openPage(`/share-hall${search}`, { ...answers, ...more });
  const place = () => page.router.state.location.search;
  return { ...page, place };
};
const records = (words: string) => screen.findByText(words);
const tagChip = (name: string) =>
  within(screen.getByRole('list', { name: '按标签筛选' })).getByRole('button', { name });

describe('the hall', () => {
  it('shows a tag from its address, and choosing the active tag clears it', async () => {
    const { user, place } = await openHall('?tag=很多见');
    await records('共 12 条记录，第 1/1 页');
    expect(tagChip('很多见').getAttribute('aria-pressed')).toBe('true');
    await user.click(tagChip('难得一见'));
    await records('共 1 条记录，第 1/1 页');
    expect(place()).toEqual({ tag: '难得一见' });
    await user.click(tagChip('难得一见'));
    await records('共 13 条记录，第 1/2 页');
    expect(place()).toEqual({});
  });

  it('keeps order and page in its address, and a new order starts at page 1', async () => {
    const { user, place, server } = await openHall('?sort=liked');
    await records('共 13 条记录，第 1/2 页');
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    await records('共 13 条记录，第 2/2 页');
    expect(place()).toEqual({ sort: 'liked', page: 2 });
    expect(screen.getByRole('link', { name: '第13份经历' }).getAttribute('href')).toBe(
      '/shared/113',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), 'discussed');
    await records('共 13 条记录，第 1/2 页');
    expect(place()).toEqual({ sort: 'discussed' });
    expect(server.calls('listSharedSessions').at(-1)?.query).toMatchObject({
      sort: 'discussed',
      page: '1',
    });
  });

  it('searches text, and choosing a tag ends the search', async () => {
    const { user, place } = await openHall('?page=2');
    const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: '搜索分享' });
    await user.type(box, '第5份{Enter}');
    await records('共 1 条记录，第 1/1 页');
    expect(place()).toEqual({ q: '第5份' });
    await user.click(tagChip('很多见'));
    await records('共 12 条记录，第 1/1 页');
    expect(place()).toEqual({ tag: '很多见' });
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索分享' }).value).toBe('');
  });

  it('offers to show everything when nothing was found', async () => {
    const { user, place } = await openHall('?q=从没有人写过的话');
    await screen.findByText('没有找到相关分享');
    await user.click(screen.getByRole('button', { name: '查看全部分享' }));
    await records('共 13 条记录，第 1/2 页');
    expect(place()).toEqual({});
  });

  it('goes to the last page when the address names a later one', async () => {
    const { place } = await openHall('?page=9');
    await records('共 13 条记录，第 2/2 页');
    expect(place()).toEqual({ page: 2 });
  });

  it('starts at page 1 on a retry after a failure', async () => {
    const { user, place, server } = await openHall('?page=2', { listSharedSessions: noNetwork });
    await screen.findByText('网络错误，请重试');
    server.answer({ listSharedSessions: hallPage });
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: '重试' }));
    await records('共 13 条记录，第 1/2 页');
    expect(place()).toEqual({});
  });

  it('shows complaint, course and outcome on a card, and no state', async () => {
    const outline = {
      complaint: '失眠半个月',
      ageBand: 40,
      sex: 'female' as const,
      turns: 6,
      course: [{ change: 'better' as const, words: '现在睡得好一点了' }],
      outcome: 'better' as const,
    };
    const said = {
      id: 1,
      role: 'user' as const,
      content: '躺下**脑子**停不下来',
      createdAt: someDay,
    };
    await openHall('', {
      listSharedSessions: onePage([
        share({ title: '慢慢睡好了', outline, description: '', messages: [said] }),
        share({ id: 2, title: '还在找办法', helpNeeded: true }),
        share({
          id: 3,
          title: '失眠半个月，想听听办法',
          outline,
          description: '',
          messages: [{ ...said, content: '失眠半个月，心里烦' }],
        }),
      ]),
    });
    const link = await screen.findByRole('link', { name: '慢慢睡好了' });
    const card = link.closest('li');
    expect(card?.textContent).toContain('女 · 40 多岁 · 说了 6 轮');
    expect(card?.textContent).toContain('失眠半个月躺下脑子停不下来');
    expect(card?.textContent).toContain('后来：现在睡得好一点了');
    expect(card?.textContent).toContain('好些了');
    // Said once: the words begin with the complaint.
    expect(screen.getAllByText('失眠半个月', { exact: true })).toHaveLength(1);
    expect(screen.queryByText('已审核')).toBeNull();
    expect(screen.getByText('需要帮助')).toBeTruthy();
    await expectAccessible();
  });

  it('shows that it is loading, and how to be the first when nothing is shared', async () => {
    const { server, router } = await openHall('', { listSharedSessions: unanswered });
    const main = await screen.findByRole('main');
    await waitFor(() => expect(main.querySelector('[aria-busy="true"]')).toBeTruthy());
    server.answer({ listSharedSessions: onePage([]) });
    await act(() => router.navigate({ to: '/share-hall', search: { sort: 'liked' } }));
    expect(await screen.findByText('暂无分享内容')).toBeTruthy();
  });
});
