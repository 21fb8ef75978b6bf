import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { messageTexts } from '#features/messages/texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { messageRow } from '#test/message-row.ts';
import { foreign, unanswered, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { family, familyPerson, models, onePage, session, usage } from '#test/web/samples.ts';

const spent = '您的AI对话次数已用完，请购买更多次数继续使用';
const noneLeft = { ...usage, remainingCount: 0 };

async function openChat(answers: Answers = {}) {
  const page = await openPage('/chat/1', {
    getSession: session(),
    listMessages: onePage([]),
    getModelsConfig: models,
    getRealtimeChat: { isRunning: false, messageId: null, startedAt: null, model: null },
    ...answers,
  });
  const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '消息' });
  return {
    ...page,
    input,
    say: async (words: string) => {
      await page.fill(input, words);
      await page.user.click(screen.getByRole('button', { name: '发送' }));
    },
  };
}
const modelButton = () => screen.findByRole('button', { name: /^选择回答的模型/ });

describe('with no message left', () => {
  it('a chat shows a notice that links to the plans and mentions that emergencies are free', async () => {
    await openChat({ getUsage: noneLeft });
    expect(await screen.findByText(spent)).toBeTruthy();
    expect(screen.getByText('身体有急事，照样可以在这里说，不计次数。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '购买次数' }).getAttribute('href')).toBe(
      '/subscription',
    );
  });

  it('a message refused because another tab used the last one returns to the input', async () => {
    const { say, input, server } = await openChat({
      sendMessage: () => {
        server.answer({ getUsage: noneLeft });
        return new AppError('quota_exhausted');
      },
    });
    await say('还有点恶心');
    expect(await screen.findByText(spent)).toBeTruthy();
    await waitFor(() => expect(input.value).toBe('还有点恶心'));
    const way = await screen.findByRole('link', { name: '【设置】' });
    expect(way.getAttribute('href')).toBe('/settings');
    const [said, ...others] = screen.getAllByRole('article');
    expect(others).toEqual([]);
    expect(said?.textContent).toContain('请前往【设置】页面购买更多次数继续使用。');
  });

  it('free messages are claimed where they are needed', async () => {
    const { user, server } = await openChat({
      getUsage: { ...noneLeft, hasClaimedFreeMessages: false },
      claimFreeMessages: () => {
        server.answer({ getUsage: usage });
        return { usage, claimed: 8 };
      },
    });
    expect(await screen.findByText('您有免费次数还没领，领了就可以开始')).toBeTruthy();
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: '领取免费次数' }));
    await waitFor(() => expect(main.queryByText(/次数|免费/)).toBeNull());
    expect(screen.getByText('剩余 8 次')).toBeTruthy();
  });
});

it('the header ends with six digits of the number, and a press copies all of it', async () => {
  const id = 117_203_345_728_192;
  const { user } = await openChat({ getSession: session({ id, parentSessionId: 7 }) });
  await user.click(await screen.findByRole('button', { name: '编号 …728192' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(String(id)));
  const previous = screen.getByRole('link', { name: '上一段对话' });
  expect(previous.getAttribute('href')).toBe('/chat/7');
});

it('a reply makes the page read again what is left, and the conversation in its list', async () => {
  const { say, server } = await openChat({
    sendMessage: [
      { message_id: 12, user_message_id: 11 },
      { done: true, status: 'complete' },
    ],
    listSessions: onePage([session()]),
  });
  const names = ['getUsage', 'getSession', 'listSessions'] as const;
  await waitFor(() => expect(names.map((name) => server.calls(name).length)).not.toContain(0));
  const before = names.map((name) => server.calls(name).length);
  await say('头痛');
  await waitFor(() => {
    for (const [at, name] of names.entries()) {
      expect(server.calls(name).length).toBeGreaterThan(before[at] ?? 0);
    }
  });
});

describe('answers to tap', () => {
  const asked = messageRow(1, {
    role: 'assistant',
    content: '您怕冷吗？这样有多久了？',
    suggestions: ['怕冷', '两三天', '跳过'],
    suggestionsTogether: true,
    suggestionIds: [['cold-heat:怕冷'], ['duration:两三天'], []],
  });
  const sent = async (edit: string) => {
    const { user, input, server } = await openChat({
      listMessages: onePage([asked]),
      sendMessage: unanswered,
    });
    await user.click(await screen.findByRole('button', { name: '怕冷' }));
    await user.click(screen.getByRole('button', { name: '两三天' }));
    if (edit !== '') await user.type(input, edit);
    await user.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(server.calls('sendMessage')).toHaveLength(1));
    return server.calls('sendMessage')[0]?.body;
  };

  it('are sent with the ids of what was offered', async () => {
    expect(await sent('')).toMatchObject({
      content: '怕冷、两三天',
      option_ids: ['cold-heat:怕冷', 'duration:两三天'],
    });
  });

  it('lose their ids once the text is changed', async () => {
    expect(await sent('吧')).not.toHaveProperty('option_ids');
  });
});

describe('a conclusion', () => {
  const conclusion = messageRow(1, {
    role: 'assistant',
    content:
      '比较像“心脾两虚”。\n\n**今天可以做**\n\n- 早点关灯\n\n**什么时候去医院**\n\n一周内到门诊看看。出现这些更早去：\n\n- 胸痛\n\n**要当心**\n\n- 憋醒',
    symptomsSummary: { gender: '女', age: '42岁', symptoms: ['入睡困难'] },
  });
  const fold = async (title: string) =>
    (await screen.findByRole('heading', { name: title })).closest('details');

  it('is folded under its known titles, with the line about how soon in view', async () => {
    const { user } = await openChat({ listMessages: onePage([conclusion]) });
    expect((await fold('今天可以做'))?.open).toBe(false);
    expect((await fold('我的情况'))?.open).toBe(false);
    const when = await fold('什么时候去医院');
    expect(when?.open).toBe(false);
    expect(when?.querySelector('summary')?.textContent).toContain('到门诊看看。出现这些更早去： …');
    expect(when?.querySelector('summary')?.textContent).not.toContain('胸痛');
    await user.click(screen.getByRole('heading', { name: '今天可以做' }));
    await waitFor(async () => expect((await fold('今天可以做'))?.open).toBe(true));
  });

  it('of before is folded too, and a part that has but one paragraph has nothing to open', async () => {
    const content =
      '您主要是睡不着。\n\n**目前的判断方向**\n\n比较像“心脾两虚”。\n\n**日常可以这样做**\n\n- 早点关灯';
    await openChat({ listMessages: onePage([messageRow(3, { content })]) });
    expect((await fold('今天可以做'))?.open).toBe(false);
    expect(await fold('目前的判断方向')).toBeNull();
    expect(screen.getByText('比较像“心脾两虚”。')).toBeTruthy();
  });

  it('stays open where it was opened, as long as the page lives', async () => {
    const again = { ...conclusion, id: 2 };
    const first = await openChat({
      listMessages: onePage([again]),
      listSessions: onePage([session()]),
    });
    await first.user.click(await screen.findByRole('heading', { name: '今天可以做' }));
    const [toList] = screen.getAllByRole('link', { name: /我的对话/ });
    if (toList) await first.user.click(toList);
    await waitFor(() => expect(screen.queryByText('早点关灯')).toBeNull());
    act(() => first.router.history.back());
    expect((await fold('今天可以做'))?.open).toBe(true);
    expect((await fold('我的情况'))?.open).toBe(false);
  });
});

describe('the newest messages', () => {
  const question = messageRow(1, { role: 'user', content: '睡不好' });
  const reply = (model: string) => messageRow(2, { content: '多久了？', model });

  it('can be edited, copied and, of a model, asked for once more', async () => {
    const { user, server } = await openChat({
      listMessages: onePage([question, reply('scripted')]),
      deleteMessagesFrom: () => {
        server.answer({ listMessages: onePage([]) });
        return { deleted: true, deletedCount: 2, messageIds: [1, 2], content: '睡不好' };
      },
      sendMessage: unanswered,
    });
    expect(await screen.findByRole('button', { name: '修改' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '复制' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重新生成' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/要用 1 次/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '重新生成' }));
    await waitFor(() => expect(server.calls('sendMessage')).toHaveLength(1));
    expect(server.calls('sendMessage')[0]?.body).toMatchObject({ content: '睡不好' });
  });

  it('can be rated as helpful or not, with a reason, and the rating can be withdrawn', async () => {
    const { user, server, fill } = await openChat({
      listMessages: onePage([question, reply('scripted')]),
      giveFeedback: { feedback: 'unhelpful' },
      withdrawFeedback: { feedback: null },
    });
    const isOn = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
    await user.click(await screen.findByRole('button', { name: '没帮助' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/不带您的名字和这段对话/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '提交' }));
    expect(await dialog.findByText('请选一个原因')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: '没听懂我说的' }));
    await fill('还想说一句（可不填）', '我说的是头晕');
    await user.click(dialog.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(isOn('没帮助')).toBe(true));
    expect(server.calls('giveFeedback')[0]?.body).toEqual({
      verdict: 'unhelpful',
      reason: 'misread',
      words: '我说的是头晕',
    });
    await user.click(screen.getByRole('button', { name: '没帮助' }));
    await waitFor(() => expect(server.calls('withdrawFeedback')).toHaveLength(1));
    expect(isOn('没帮助')).toBe(false);
  });

  it('of the built-in engine cannot be regenerated, for they would be the same', async () => {
    await openChat({ listMessages: onePage([question, reply('local')]) });
    expect(await screen.findByRole('button', { name: '复制' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重新生成' })).toBeNull();
  });
});

describe('what the safety checks took out of a reply', () => {
  const note = '此处略去一句：剂量须由执业中医师面诊后确定';

  it('is a chip at its place that opens the reason', async () => {
    const content = `先喝温水。（${note}）。早点睡。`;
    const warning = '这条回复里有 1 处内容被略去';
    const { user } = await openChat({
      listMessages: onePage([messageRow(2, { content, warning })]),
    });
    const chip = await screen.findByRole('button', { name: '略去 · 为什么' });
    expect(screen.getByText(`（${note}）`)).toHaveProperty('hidden', true);
    await user.click(chip);
    expect(screen.getByText(`（${note}）`)).toHaveProperty('hidden', false);
    expect(chip.getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByText(warning)).toBeNull();
    await expectAccessible();
  });

  it('is a chip below the text where it has no place there', async () => {
    const warning = `1 处<br>${messageTexts['zh-CN'].formulasLeftOut}`;
    const { user } = await openChat({ listMessages: onePage([messageRow(2, { warning })]) });
    await user.click(await screen.findByRole('button', { name: '略去 · 为什么' }));
    expect(screen.getByText(`（${messageTexts['zh-CN'].formulasLeftOut}）`)).toHaveProperty(
      'hidden',
      false,
    );
  });
});

const mother = familyPerson({ id: 5, name: '妈妈' });

describe('an alarm', () => {
  const question = messageRow(1, { role: 'user', content: '胸口压着疼' });
  const card = messageRow(2, {
    content: '请现在拨打电话。',
    model: 'triage',
    alarm: {
      isRaised: true,
      level: 'crisis',
      lines: [
        { number: '999', name: '急救' },
        { number: '12356', name: '全国统一心理援助热线' },
      ],
      places: [],
      tell: ['几点开始的'],
    },
    suggestions: ['已经打了120', '不是这个意思'],
    suggestionIds: [['danger:called'], ['danger:misread']],
  });

  it('is a card that shows its level and calls the lines of the operator', async () => {
    await openChat({ listMessages: onePage([question, card]) });
    expect(await screen.findByRole('heading', { name: '安全最要紧' })).toBeTruthy();
    const lines = within(screen.getByRole('list', { name: '可以打的电话' }));
    expect(lines.getByRole('link').getAttribute('href')).toBe('tel:12356');
    for (const call of screen.getAllByRole('link', { name: '拨打 999' })) {
      expect(call.getAttribute('href')).toBe('tel:999');
    }
    expect(screen.queryByRole('button', { name: '重新生成' })).toBeNull();
    expect(screen.queryByRole('button', { name: '有帮助' })).toBeNull();
  });

  it('quotes the words that it is based on where its text does not, and has each line once', async () => {
    const places = [
      { start: 0, end: 4 },
      { start: 0, end: 2 },
    ];
    const content =
      '您的胸口怎么了？\n\n可以打电话：\n\n- 12356 全国统一心理援助热线\n\n我在这里。';
    const alarm = card.alarm && { ...card.alarm, places };
    await openChat({ listMessages: onePage([question, { ...card, content, alarm }]) });
    expect(await screen.findByText('您说到“胸口压着疼”')).toBeTruthy();
    expect(screen.getByText('我在这里。')).toBeTruthy();
    expect(screen.queryByText('可以打电话：')).toBeNull();
    expect(screen.getAllByText(/全国统一心理援助热线/u)).toHaveLength(1);
  });

  it('gives what a doctor asks, and to the family all of it, with the label', async () => {
    const { user } = await openChat({ listMessages: onePage([question, card]) });
    await user.click(await screen.findByRole('button', { name: '复制给医生的话' }));
    const read = () => navigator.clipboard.readText();
    await waitFor(async () => expect(await read()).toContain('请告诉医生：\n- 几点开始的'));
    expect(await read()).toContain('以上内容由 AI 生成');
    await user.click(screen.getByRole('button', { name: '告诉家人' }));
    await waitFor(async () => expect(await read()).toContain('请现在拨打电话。'));
  });

  it('is taken back on the card, once, and what is in the input stays', async () => {
    const { user, input, fill, server } = await openChat({
      listMessages: onePage([question, card]),
      sendMessage: unanswered,
    });
    await screen.findByRole('button', { name: '已经打了120' });
    expect(screen.getAllByRole('button', { name: '不是这个意思' })).toHaveLength(1);
    await fill(input, '写了一半');
    await user.click(screen.getByRole('button', { name: '不是这个意思' }));
    await waitFor(() => expect(server.calls('sendMessage')).toHaveLength(1));
    expect(server.calls('sendMessage')[0]?.body).toMatchObject({
      content: '不是这个意思',
      option_ids: ['danger:misread'],
    });
    expect(input.value).toBe('写了一半');
  });

  it('stays in view while it is followed', async () => {
    const followed = card.alarm && { ...card.alarm, isRaised: false };
    const about = { getSession: session({ isAboutOther: true }), listPersons: family(mother) };
    await openChat({ ...about, listMessages: onePage([messageRow(4, { alarm: followed })]) });
    expect(await screen.findByRole('region', { name: '紧急求助' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^替谁问/ })).toBeTruthy();
    expect(screen.queryByText(/这次像是在说家人/)).toBeNull();
    expect(screen.queryByRole('button', { name: '告诉家人' })).toBeNull();
  });

  it('no longer stays in view once something else is talked of', async () => {
    const other = messageRow(4, { content: '多久了？' });
    await openChat({ listMessages: onePage([question, card, other]) });
    expect(await screen.findByText('多久了？')).toBeTruthy();
    expect(screen.queryByRole('region', { name: '紧急求助' })).toBeNull();
    expect(screen.getByRole('button', { name: '告诉家人' })).toBeTruthy();
  });
});

describe('the choice of a model', () => {
  it('is reverted when the server refuses it', async () => {
    const { user } = await openChat({ updateModelPreference: new AppError('unavailable') });
    await user.click(await modelButton());
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /演练模型/ });
    expect(chosen.checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: /内置引擎/ }));
    expect(await findAlert('服务暂时不可用')).toBeTruthy();
    await waitFor(async () => expect((await modelButton()).textContent).toContain('演练模型'));
  });

  it('names who receives the words, and folds what cannot be used', async () => {
    const found = { value: 'ollama:qwen3:8b', label: 'qwen3:8b · Ollama', available: true };
    const away = { value: 'ark', label: '豆包', available: false, reason: '还没有配好' };
    const withFound = {
      ...models,
      aiModels: [...models.aiModels, { ...found, staysHere: true as const }, away],
    };
    const { user } = await openChat({
      getModelsConfig: withFound,
      updateModelPreference: { ...withFound, userModelPreference: found.value },
    });
    await user.click(await modelButton());
    expect(await screen.findByText('还有 1 个现在不能用')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /豆包/ })).toBeNull();
    await user.click(
      screen.getByRole('radio', { name: 'qwen3:8b · Ollama 对话内容不离开本服务这台机器' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await modelButton()).textContent).toContain(found.label);
  });

  it('is not there where only one can be used', async () => {
    const [only] = models.aiModels;
    if (!only) throw new Error('no sample');
    await openChat({ getModelsConfig: { ...models, aiModels: [only] } });
    await screen.findByText('进行中');
    expect(screen.queryByRole('button', { name: /^选择回答的模型/ })).toBeNull();
  });

  it('offers the documented ones with an older server, and reloads them once it refuses one', async () => {
    const { say, user, server } = await openChat({
      getModelsConfig: foreign(500, { detail: '出错了' }),
      sendMessage: () => {
        server.answer({ getModelsConfig: models });
        return new AppError('model_unavailable');
      },
    });
    await user.click(await modelButton());
    const offered = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(
      offered.map((each) => each.closest('label')?.querySelector('.font-medium')?.textContent),
    ).toEqual(['豆包', '豆包推理', 'DeepSeek 推理']);
    expect(offered[0]?.checked).toBe(true);
    await user.keyboard('{Escape}');
    await say('头痛三天');
    await waitFor(async () => expect((await modelButton()).textContent).toContain('演练模型'));
    expect(server.calls('sendMessage')).toMatchObject([{ body: { model: 'ark' } }]);
  });
});

it('shows that older messages could not be loaded, and loads them when pressed again', async () => {
  const newest = messageRow(2, { role: 'user', content: '现在的' });
  const older = messageRow(1, { role: 'user', content: '以前的' });
  const { user, server } = await openChat({
    listMessages: { ...onePage([newest]), count: 2, next: 2 },
    loadOldMessages: new AppError('unavailable'),
  });
  const more = () => screen.findByRole('button', { name: '加载更早的消息' });
  await user.click(await more());
  expect(await findAlert('载入旧消息失败')).toBeTruthy();
  server.answer({
    loadOldMessages: {
      messages: [older],
      has_more: false,
      hasMore: false,
      loaded_count: 1,
      totalMessagesCount: 2,
    },
  });
  await user.click(await more());
  expect(await screen.findByText('以前的')).toBeTruthy();
  expect(screen.queryByText('载入旧消息失败')).toBeNull();
});

it('shows that a conversation does not exist', async () => {
  await openPage('/chat/1', {
    getSession: new AppError('not_found'),
    listMessages: new AppError('not_found'),
    getModelsConfig: models,
    getRealtimeChat: new AppError('not_found'),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '没有找到这个对话' })).toBeTruthy();
});

describe('for whom a conversation is', () => {
  const child = familyPerson({ id: 6, name: '孩子' });

  it('stands in its input, and choosing somebody else begins another one', async () => {
    const { user, router } = await openChat({
      getSession: session({ personId: 5 }),
      listPersons: family(mother, child),
    });
    await user.click(await screen.findByRole('button', { name: '替谁问：妈妈' }));
    await user.click(await screen.findByRole('menuitem', { name: '孩子' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sessions'));
    expect(await screen.findByRole('button', { name: '替谁问：孩子' })).toBeTruthy();
  });

  it('is said of somebody removed since, and not at all where there is no family', async () => {
    await openChat({ getSession: session({ personId: null }) });
    const name = '替谁问：家人（资料已删除）';
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('is asked once where somebody else is spoken of', async () => {
    const about = { getSession: session({ isAboutOther: true }), listPersons: family(mother) };
    const { user, router } = await openChat(about);
    expect(await screen.findByText(/这次像是在说家人/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '不用了' }));
    expect(screen.queryByText(/这次像是在说家人/)).toBeNull();
    await act(() => router.navigate({ to: '/sessions' }));
    await act(() => router.navigate({ to: '/chat/$sessionId', params: { sessionId: 1 } }));
    await screen.findByRole('textbox', { name: '消息' });
    expect(screen.queryByText(/这次像是在说家人/)).toBeNull();
  });

  it('and leads to the choice of the family', async () => {
    const about = { getSession: session({ isAboutOther: true }), listPersons: family(mother) };
    const { user, router } = await openChat(about);
    await user.click(await screen.findByRole('button', { name: '替家人问' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/sessions'));
    expect(await screen.findByRole('button', { name: '妈妈', pressed: false })).toBeTruthy();
  });
});
