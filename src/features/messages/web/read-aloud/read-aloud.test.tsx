import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { messageRow } from '#test/message-row.ts';
import { scriptSpeech, type ScriptedVoice, type SpeechScript } from '#test/scripted-speech.ts';
import { unanswered } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible } from '#test/web/page-parts.ts';
import { models, onePage, session } from '#test/web/samples.ts';

const chinese: ScriptedVoice = { lang: 'zh-CN', localService: true };
const replies = [
  messageRow(1, { role: 'user', content: '这几天睡不好。' }),
  messageRow(2, {
    content:
      '## 先看**睡眠**\n\n早点关灯。少喝茶！\n\n- 睡前泡脚\n\n| 时间 | 做什么 |\n|---|---|\n| 晚上 | 散步 |',
    reasoningContent: '先问睡眠。',
    symptomsSummary: { gender: '女', age: '30', symptoms: ['失眠'] },
  }),
  messageRow(3, { role: 'user', content: '还有呢？' }),
  messageRow(4, { content: '还可以听音乐。' }),
];
const spoken = ['先看睡眠', '早点关灯。', '少喝茶！', '睡前泡脚', '时间 ， 做什么', '晚上 ， 散步'];

const names = ['speechSynthesis', 'SpeechSynthesisUtterance', 'speechScript'] as const;
type Scripted = typeof window & { speechScript: SpeechScript };
const script = (): SpeechScript => (window as Scripted).speechScript;
const saidWords = (): string[] => script().said.map(({ words }) => words);
const end = (how?: 'end' | 'error'): void => act(() => script().end(how));

beforeEach(() => scriptSpeech([chinese]));
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name);
});

async function openChat() {
  return openPage('/chat/1', {
    getSession: session(),
    listMessages: onePage(replies),
    getModelsConfig: models,
    getRealtimeChat: { isRunning: false, messageId: null, startedAt: null, model: null },
  });
}

const readButtons = () => screen.findAllByRole('button', { name: '朗读' });
/** At the head of a reply, or in the row under the newest one. */
const readButton = async (place: number) => {
  const turn = (await screen.findAllByRole('article'))[2 * place + 1];
  if (!turn) throw new Error(`no reply ${place} can be read`);
  return within(turn).findByRole('button', { name: '朗读' });
};
const bar = () => screen.findByRole('region', { name: '正在朗读' });

async function startReading() {
  const page = await openChat();
  await page.user.click(await readButton(0));
  return { ...page, bar: await bar() };
}

describe('a reply is read aloud', () => {
  it('sentence by sentence, without reasoning and summary, until its end', async () => {
    await startReading();
    for (const _ of spoken) end();
    expect(saidWords()).toEqual(spoken);
    expect(script().isSilent()).toBe(true);
    await waitFor(() => expect(screen.queryByRole('region', { name: '正在朗读' })).toBeNull());
    expect(await readButtons()).toHaveLength(2);
  });

  it('until it is stopped, at the reply or over the input', async () => {
    const { user } = await startReading();
    end();
    await expectAccessible();
    await user.click(within(screen.getByRole('log')).getByRole('button', { name: '停止朗读' }));
    expect(script().isSilent()).toBe(true);
    await user.click(await readButton(0));
    await user.click(within(await bar()).getByRole('button', { name: '停止朗读' }));
    expect(saidWords()).toEqual([spoken[0], spoken[1], spoken[0]]);
    expect(script().isSilent()).toBe(true);
  });

  it('until another one is, by keyboard too', async () => {
    const { user } = await startReading();
    const other = await readButton(1);
    other.focus();
    await user.keyboard('{Enter}');
    expect(saidWords()).toEqual([spoken[0], '还可以听音乐。']);
    expect(screen.getAllByRole('button', { name: '停止朗读' })).toHaveLength(2);
  });

  it('until something is sent', async () => {
    const { fill, user, server } = await startReading();
    server.answer({ sendMessage: unanswered });
    await fill('消息', '好的');
    await user.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(script().isSilent()).toBe(true));
    expect(saidWords()).toEqual([spoken[0]]);
  });

  it('until the conversation or the page is left', async () => {
    const { router, user } = await startReading();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(script().isSilent()).toBe(true);
    await user.click(await readButton(0));
    expect(script().isSilent()).toBe(false);
    await act(() => router.navigate({ to: '/herb-check' }));
    await screen.findByRole('heading', { level: 1, name: '药材查对' });
    await waitFor(() => expect(script().isSilent()).toBe(true));
  });

  it('at the pace that is chosen, which holds for the current sentence and the next time', async () => {
    const { user, bar: shown } = await startReading();
    end();
    await user.selectOptions(within(shown).getByLabelText('语速'), '快速');
    end();
    expect(script().said).toEqual([
      { words: spoken[0], rate: 1 },
      { words: spoken[1], rate: 1 },
      { words: spoken[1], rate: 1.4 },
      { words: spoken[2], rate: 1.4 },
    ]);
    expect(localStorage.getItem('readingRate')).toBe('fast');
  });

  it('and shows an error when the browser breaks off', async () => {
    await startReading();
    end('error');
    expect(await screen.findByText('没能朗读，请再试一次')).toBeTruthy();
    expect(await readButtons()).toHaveLength(2);
  });
});

describe('reading aloud is not offered', () => {
  it.each([
    ['without a Chinese voice', [{ lang: 'en-US', localService: true }]],
    ['with only a voice of a service', [{ lang: 'zh-CN', localService: false }]],
    ['before the browser has its voices', []],
  ])('%s', async (_, voices: ScriptedVoice[]) => {
    scriptSpeech(voices);
    await openChat();
    await screen.findByText('还可以听音乐。');
    expect(screen.queryByRole('button', { name: '朗读' })).toBeNull();
    if (voices.length > 0) return;
    voices.push(chinese);
    act(() => void window.speechSynthesis.dispatchEvent(new Event('voiceschanged')));
    expect(await readButtons()).toHaveLength(2);
  });
});
