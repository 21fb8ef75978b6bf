import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import { chatAnswers } from '#test/web/consultation-samples.ts';
import { noNetwork, unanswered, type Answers } from '#test/web/scripted-answers.ts';
import { openPage, type OpenPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { family, familyPerson, models, onePage, session } from '#test/web/samples.ts';
import { found, share } from '#test/web/staff-samples.ts';

const cards = () => within(screen.getByRole('list', { name: '我的对话' })).getAllByRole('listitem');
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) =>
    session({ id: from + place, title: `对话 ${from + place}` }),
  );

async function choose({ user }: OpenPage, title: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `“${title}”的操作` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('a new conversation', () => {
  const openDialog = async (answers: Answers = {}) => {
    const page = await openPage('/sessions', answers);
    await page.user.click(await screen.findByRole('button', { name: '新建对话' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建对话' }));
    const title = dialog.getByLabelText('对话标题');
    const create = dialog.getByRole<HTMLButtonElement>('button', { name: '创建' });
    return { ...page, dialog, title, create };
  };

  it('requires a title of 1 to 50 characters', async () => {
    const { user, router, fill, dialog, title, create, server } = await openDialog({
      createSession: new AppError('unavailable'),
    });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(create.disabled).toBe(true);
    await user.keyboard('{Enter}');
    expect(dialog.getByText('请输入对话标题')).toBeTruthy();
    await fill(title, '　 ');
    expect(create.disabled).toBe(true);
    await fill(title, '长'.repeat(51));
    expect(dialog.getByText('标题不能超过50个字符')).toBeTruthy();
    await user.click(create);
    expect(server.calls('createSession')).toEqual([]);
    await fill(title, '长'.repeat(50));
    expect(dialog.queryByText('标题不能超过50个字符')).toBeNull();
    await user.click(create);
    expect(await findAlert('服务暂时不可用')).toBeTruthy();
    expect(server.calls('createSession')).toMatchObject([{ body: { title: '长'.repeat(50) } }]);
    const made = session({ id: 31, title: '长'.repeat(50) });
    server.answer({ ...chatAnswers, createSession: made, getSession: made });
    await user.click(create);
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/31'));
    expect(await screen.findByRole('heading', { level: 1, name: made.title })).toBeTruthy();
  });

  it('is not created when Escape closes its dialog, but for the Escape of an input method', async () => {
    const { user, fill, title, server } = await openDialog();
    await fill(title, '不要了');
    // The Escape that cancels a composition, as Safari sends it.
    fireEvent.keyDown(title, { key: 'Escape', keyCode: 229 });
    expect(screen.getByRole('dialog', { name: '新建对话' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opener = screen.getByRole('button', { name: '新建对话' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(server.calls('createSession')).toEqual([]);
  });
});

describe('the first words', () => {
  const begun = session({ id: 31, title: '' });
  const openChat: Answers = {
    listSessions: onePage([]),
    beginSession: begun,
    getSession: begun,
    listMessages: onePage([]),
    getModelsConfig: models,
    sendMessage: unanswered,
    getSymptomsSummary: unanswered,
  };

  it('begin a conversation, which needs no title', async () => {
    const { user, server, router } = await openPage('/sessions', openChat);
    const input = await screen.findByLabelText('消息');
    expect(document.activeElement).toBe(input);
    await user.type(input, '睡不好半个月了{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/31'));
    await waitFor(() => expect(server.calls('sendMessage')).toHaveLength(1));
    const [sent] = server.calls('sendMessage');
    expect(sent?.body).toMatchObject({ session_id: 31, content: '睡不好半个月了' });
    const [beginning] = server.calls('beginSession');
    const made = { beginning_id: expect.any(String) };
    expect(beginning?.body).toEqual(made);
  });

  it('are those of a starter, for somebody of the family too', async () => {
    const { user, server } = await openPage('/sessions', openChat);
    await user.click(await screen.findByRole('button', { name: '替家人问' }));
    await user.click(screen.getByRole('button', { name: '妈妈' }));
    await user.click(screen.getByRole('button', { name: '睡不好' }));
    await waitFor(() => expect(server.calls('sendMessage')).toHaveLength(1));
    expect(server.calls('sendMessage')).toMatchObject([{ body: { content: '我妈妈睡不好' } }]);
  });

  it('wait on the device without a network, and return to the input when they are taken back', async () => {
    const { user, server } = await openPage('/sessions', {
      ...openChat,
      beginSession: noNetwork,
    });
    const input = await screen.findByLabelText<HTMLTextAreaElement>('消息');
    await user.type(input, '头痛三天{Enter}');
    expect(await screen.findByText('等待网络，恢复后自动发送')).toBeTruthy();
    expect(input.value).toBe('');
    await user.click(screen.getByRole('button', { name: '取消发送' }));
    expect(input.value).toBe('头痛三天');
    expect(server.calls('sendMessage')).toEqual([]);
  });

  it('return to the input when they are refused', async () => {
    const { user } = await openPage('/sessions', {
      ...openChat,
      beginSession: new AppError('validation_failed', {
        text: { 'zh-CN': '对话太多了', 'en-US': 'Too many conversations' },
      }),
    });
    const input = await screen.findByLabelText<HTMLTextAreaElement>('消息');
    await user.type(input, '头痛三天{Enter}');
    await waitFor(() => expect(input.value).toBe('头痛三天'));
    expect(await findAlert('对话太多了')).toBeTruthy();
  });
});

describe('for somebody in the family', () => {
  const mother = familyPerson({ id: 5, name: '妈妈' });
  const begun = session({ id: 32, title: '', personId: 5 });
  const answers: Answers = {
    listPersons: family(mother),
    listSessions: onePage([session(), session({ id: 2, title: '咳嗽', personId: 5 })]),
    beginSession: begun,
    getSession: begun,
    listMessages: onePage([]),
    getModelsConfig: models,
    sendMessage: unanswered,
    getSymptomsSummary: unanswered,
  };
  const chooseMother = async ({ user }: OpenPage): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: '替谁问：本人' }));
    await user.click(await screen.findByRole('menuitem', { name: '妈妈' }));
  };

  it('a conversation begins with the words that were written, and the next is the holder’s again', async () => {
    const page = await openPage('/sessions', answers);
    await chooseMother(page);
    expect(await screen.findByRole('button', { name: '替谁问：妈妈' })).toBeTruthy();
    await page.user.type(screen.getByLabelText('消息'), '咳嗽三天{Enter}');
    await waitFor(() => expect(page.server.calls('sendMessage')).toHaveLength(1));
    expect(page.server.calls('beginSession')).toMatchObject([{ body: { person_id: 5 } }]);
    expect(await screen.findByRole('button', { name: '替谁问：妈妈' })).toBeTruthy();
    await act(() => page.router.navigate({ to: '/sessions' }));
    expect(await screen.findByRole('button', { name: '替谁问：本人' })).toBeTruthy();
  });

  it('a conversation with a title is made', async () => {
    const page = await openPage('/sessions', { ...answers, createSession: begun });
    await chooseMother(page);
    await page.user.click(screen.getByRole('button', { name: '新建对话' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建对话' }));
    await page.fill(dialog.getByLabelText('对话标题'), '咳嗽');
    await page.user.click(dialog.getByRole('button', { name: '创建' }));
    await waitFor(() =>
      expect(page.server.calls('createSession')).toMatchObject([
        { body: { title: '咳嗽', personId: 5 } },
      ]),
    );
  });

  it('whose something is kept is chosen instead of the words before it', async () => {
    const { user, server } = await openPage('/sessions', answers);
    await user.click(await screen.findByRole('button', { name: '替家人问' }));
    await user.click(await screen.findByRole('button', { name: '妈妈', pressed: false }));
    await user.click(screen.getByRole('button', { name: '睡不好' }));
    await waitFor(() => expect(server.calls('sendMessage')).toHaveLength(1));
    expect(server.calls('beginSession')).toMatchObject([{ body: { person_id: 5 } }]);
    expect(server.calls('sendMessage')).toMatchObject([{ body: { content: '睡不好' } }]);
  });

  it('a card says so, and the list is narrowed to one person', async () => {
    const { user, server } = await openPage('/sessions', answers);
    await waitFor(() => expect(cards()).toHaveLength(2));
    const [own, hers] = cards();
    expect(own?.textContent).not.toContain('妈妈');
    await waitFor(() => expect(hers?.textContent).toContain('妈妈'));
    await user.selectOptions(screen.getByLabelText('谁的对话'), '妈妈');
    await waitFor(() =>
      expect(server.calls('listSessions').at(-1)).toMatchObject({ query: { person_id: '5' } }),
    );
    await expectAccessible();
  });

  it('without conversations of the chosen person, the list says whose are missing', async () => {
    const { user } = await openPage('/sessions', {
      ...answers,
      listSessions: ({ query }) => onePage(query['person_id'] === '5' ? [] : [session()]),
    });
    await user.selectOptions(await screen.findByLabelText('谁的对话'), '妈妈');
    expect(await screen.findByText(/^这里还没有对话/)).toBeTruthy();
    expect(screen.queryByText(/^还没有对话/)).toBeNull();
  });
});

describe('a search in a family', () => {
  const mother = familyPerson({ id: 5, name: '妈妈' });
  const answers: Answers = {
    listPersons: family(mother),
    searchAll: onePage([{ ...found, person_id: 5 }]),
  };

  it('narrows to one person, says so on the card and in the address, and is cleared with the rest', async () => {
    const { user, server, router } = await openPage('/sessions?q=头痛&role=user', answers);
    const card = await screen.findByRole('heading', { level: 3 });
    await waitFor(() => expect(card.closest('li')?.textContent).toContain('妈妈'));
    await user.selectOptions(await screen.findByLabelText('谁的对话'), '妈妈');
    await waitFor(() =>
      expect(server.calls('searchAll').at(-1)).toMatchObject({
        query: { person_id: '5', role: 'user' },
      }),
    );
    expect(router.state.location.search).toMatchObject({ whose: '5', role: 'user' });
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() =>
      expect(server.calls('searchAll').at(-1)?.query).not.toHaveProperty('person_id'),
    );
    expect(router.state.location.search).toEqual({ q: '头痛' });
  });

  it('keeps the person of the list that it begins in', async () => {
    const { fill, user, server } = await openPage('/sessions?whose=%225%22', answers);
    expect(await screen.findByRole('heading', { name: '头痛' })).toBeTruthy();
    expect(await screen.findByLabelText('谁的对话')).toHaveProperty('value', '5');
    expect(server.calls('listSessions').at(-1)).toMatchObject({ query: { person_id: '5' } });
    await fill(await screen.findByRole('searchbox', { name: '搜索我的对话' }), '头痛');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('找到 1 个对话')).toBeTruthy();
    expect(server.calls('searchAll').at(-1)).toMatchObject({ query: { person_id: '5' } });
  });

  it('says where there are more than were counted', async () => {
    const more = { ...onePage([found]), count: 48, isMore: true as const };
    await openPage('/sessions?q=头痛', { searchAll: more });
    expect(await screen.findByText('找到 48 个以上的对话')).toBeTruthy();
  });

  it('takes an unknown person in the address for none, and offers none without a family', async () => {
    const { server } = await openPage('/sessions?q=头痛&whose=everybody', {
      searchAll: onePage([found]),
    });
    await waitFor(() => expect(server.calls('searchAll')).toHaveLength(1));
    expect(server.calls('searchAll')[0]?.query).not.toHaveProperty('person_id');
    expect(await screen.findByLabelText('谁说的')).toBeTruthy();
    expect(screen.queryByLabelText('谁的对话')).toBeNull();
  });
});

describe('a card', () => {
  it('shows that a reply is being written, until it has ended', async () => {
    let reads = 0;
    await openPage('/sessions', {
      listSessions: () => {
        reads += 1;
        return onePage([
          session({ id: 1, title: '头痛', isReplying: reads === 1 }),
          session({ id: 2, title: '咳嗽' }),
        ]);
      },
    });
    expect(await screen.findAllByText('正在回答')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('正在回答')).toBeNull());
    expect(cards()).toHaveLength(2);
  });

  it('is renamed; Escape and an empty title change nothing', async () => {
    const page = await openPage('/sessions', {
      listSessions: onePage([session({ title: '旧标题' })]),
      updateSession: session({ title: '新标题' }),
    });
    const { user, fill, server } = page;
    for (const [words, key] of [
      ['不算数', '{Escape}'],
      ['   ', '{Enter}'],
    ] as const) {
      await choose(page, '旧标题', '重命名');
      const title = await screen.findByLabelText('对话标题');
      await waitFor(() => expect(document.activeElement).toBe(title));
      await fill(title, words);
      await user.keyboard(key);
      await waitFor(() => expect(title.isConnected).toBe(false));
      expect(screen.getByRole('heading', { name: '旧标题' })).toBeTruthy();
    }
    expect(server.calls('updateSession')).toEqual([]);
    await choose(page, '旧标题', '重命名');
    await fill(await screen.findByLabelText('对话标题'), '新标题');
    server.answer({ listSessions: onePage([session({ title: '新标题' })]) });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '新标题' })).toBeTruthy();
    expect(server.calls('updateSession')).toMatchObject([
      { params: { id: '1' }, body: { title: '新标题' } },
    ]);
  });

  it('is deleted after a confirmation that names what is lost', async () => {
    const doomed = session({ id: 1, title: '要删的对话', messagesCount: 2 });
    const kept = session({ id: 2, title: '留下的对话' });
    const page = await openPage('/sessions', {
      listSessions: onePage([doomed, kept]),
      deleteSession: { deleted: true },
    });
    const { user, server } = page;
    await choose(page, '要删的对话', '删除');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('删除“要删的对话”？');
    expect(question.textContent).toContain('其中的 2 条消息和“我的情况”会一起删除。');
    const cancel = within(question).getByRole('button', { name: '取消' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await user.click(cancel);
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(cards()).toHaveLength(2);
    expect(server.calls('deleteSession')).toEqual([]);
    await choose(page, '要删的对话', '删除');
    server.answer({ listSessions: onePage([kept]) });
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByRole('heading', { name: '留下的对话' })).toBeTruthy();
    expect(server.calls('deleteSession')).toMatchObject([{ params: { id: '1' } }]);
  });
});

describe('a deletion', () => {
  const only = session({ title: '唯一的对话' });
  const openAndDelete = async (answers: Answers = {}) => {
    const page = await openPage('/sessions', {
      listSessions: onePage([only]),
      deleteSession: { deleted: true },
      ...answers,
    });
    await choose(page, '唯一的对话', '删除');
    page.server.answer({ listSessions: onePage([]) });
    const question = within(await screen.findByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: '删除' }));
    await screen.findByText('还没有对话');
    return page;
  };

  it('can be undone in its notification', async () => {
    const { user, server } = await openAndDelete({ restoreSession: only });
    server.answer({ listSessions: onePage([only]) });
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    expect((await screen.findAllByText(/已恢复“唯一的对话”/)).length).toBeGreaterThan(0);
    expect(await screen.findByRole('heading', { name: '唯一的对话' })).toBeTruthy();
    expect(server.calls('restoreSession')).toMatchObject([{ params: { id: '1' } }]);
  });

  it('of the last one leaves the empty list with its first step, and creates none', async () => {
    const { user, server, router } = await openAndDelete();
    expect(router.state.location.pathname).toBe('/sessions');
    await user.click(screen.getByRole('button', { name: '开始问诊' }));
    expect(document.activeElement).toBe(screen.getByLabelText('消息'));
    expect(server.calls('initializeUsage')).toEqual([]);
  });
});

describe('a search', () => {
  const openSearch = async (answers: Answers = {}) => {
    const page = await openPage('/sessions', answers);
    const box = await screen.findByRole('searchbox', { name: '搜索我的对话' });
    return {
      ...page,
      search: async (words: string) => {
        await page.fill(box, words);
        await page.user.keyboard('{Enter}');
      },
    };
  };
  const clear = () => within(screen.getByRole('main')).getAllByRole('button', { name: '清除搜索' });

  it('is not run for blanks, reports that nothing was found, and can be cleared', async () => {
    const { user, search, server, router } = await openSearch({ searchAll: onePage([]) });
    await search(' 　 ');
    expect(screen.getByRole('heading', { name: '头痛' })).toBeTruthy();
    expect(router.state.location.href).toBe('/sessions');
    expect(server.calls('searchAll')).toEqual([]);
    await search('100%');
    expect(await screen.findByText('没有找到相关对话')).toBeTruthy();
    expect(server.calls('searchAll')).toMatchObject([{ query: { q: '100%' } }]);
    await expectAccessible();
    const last = clear().at(-1);
    if (last) await user.click(last);
    expect(await screen.findByRole('heading', { name: '头痛' })).toBeTruthy();
  });

  it('shows the last message of a conversation that is found by its title alone', async () => {
    const { search } = await openSearch({
      searchAll: onePage([{ ...found, description: '好的，我记下了。' }]),
    });
    await search('头痛');
    const results = within(await screen.findByRole('region', { name: '“头痛”的搜索结果' }));
    const item = await results.findByRole('listitem');
    expect([...item.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '头痛',
    ]);
    expect(item.textContent).toContain('标题里有');
    expect(item.textContent).toContain('好的，我记下了。');
  });

  it('can be retried after a failure, and highlights what was found', async () => {
    const { user, search, server } = await openSearch({ searchAll: new AppError('unavailable') });
    await search('头痛');
    const failure = await findAlert('搜索失败');
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
    await expectAccessible();
    server.answer({ searchAll: onePage([found]) });
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(document.querySelector('main mark')?.textContent).toBe('头痛'));
  });
});

describe('the list', () => {
  it('shows twelve per page and the others on the next', async () => {
    const { user, router } = await openPage('/sessions', {
      listSessions: ({ query }) =>
        query['page'] === '2'
          ? { ...onePage(numbered(13, 14)), count: 14 }
          : { ...onePage(numbered(1, 12)), count: 14 },
    });
    await screen.findByRole('heading', { name: '对话 12' });
    expect(cards()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: '第 2 页' }));
    expect(await screen.findByRole('heading', { name: '对话 14' })).toBeTruthy();
    expect(cards()).toHaveLength(2);
    expect(router.state.location.href).toBe('/sessions?page=2');
    act(() => router.history.back());
    expect(await screen.findByRole('heading', { name: '对话 1' })).toBeTruthy();
  });

  it('needs no pagination for twelve', async () => {
    await openPage('/sessions', { listSessions: onePage(numbered(1, 12)) });
    await screen.findByRole('heading', { name: '对话 12' });
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  });

  it('shows that loading failed, and can be reloaded', async () => {
    const { user, server } = await openPage('/sessions', { listSessions: noNetwork });
    const failure = await findAlert('加载会话列表失败');
    server.answer({ listSessions: onePage([session({ title: '还在' })]) });
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '还在' })).toBeTruthy();
    expect(failure.isConnected).toBe(false);
  });
});

describe('a search in others’ shares', () => {
  it('highlights the text and links to the share', async () => {
    const result = {
      ...share({ id: 105, title: '第5份经历' }),
      title_highlights: [{ start: 0, length: 3 }],
      description_highlights: [],
      messages: [],
    };
    const { server } = await openPage('/sessions?q=第5份&type=shared', {
      searchAll: onePage([result]),
    });
    await screen.findByText('找到 1 份分享');
    const link = screen.getByRole('link', { name: /第5份/ });
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/shared/105', '第5份经历']);
    expect(link.querySelector('mark')?.textContent).toBe('第5份');
    expect(server.calls('searchAll')).toMatchObject([
      { query: { q: '第5份', search_type: 'shared' } },
    ]);
  });
});
