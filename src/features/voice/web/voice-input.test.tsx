import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import {
  scriptListening,
  type ListeningScript,
  type ScriptedEars,
} from '#test/scripted-listening.ts';
import { unanswered, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible } from '#test/web/page-parts.ts';
import { models, onePage, session } from '#test/web/samples.ts';

const recognition: ScriptedEars = { hasRecognition: true, hasRecorder: true };
const recorder: ScriptedEars = { hasRecognition: false, hasRecorder: true };
const receiver = { id: '听写服务', name: '听写服务' };
const unasked = { getVoiceInput: { receiver, hasConsent: false } };
const agreed = { getVoiceInput: { receiver, hasConsent: true } };

type Scripted = typeof globalThis & { listeningScript: ListeningScript };
const script = (): ListeningScript => (globalThis as Scripted).listeningScript;

afterEach(() => {
  for (const name of ['webkitSpeechRecognition', 'MediaRecorder', 'listeningScript']) {
    Reflect.deleteProperty(globalThis, name);
  }
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function openChat(ears: ScriptedEars, answers: Answers = {}) {
  scriptListening(ears);
  const page = await openPage('/chat/1', {
    getSession: session(),
    listMessages: onePage([]),
    getModelsConfig: models,
    getRealtimeChat: { isRunning: false, messageId: null, startedAt: null, model: null },
    ...answers,
  });
  const input = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '消息' });
  return { ...page, input };
}
const microphone = () => screen.findByRole('button', { name: '语音输入' });
const done = () => screen.findByRole('button', { name: '说完了' });
const dialog = () => screen.findByRole('dialog', { name: '使用语音输入前请确认' });

async function agreeIn(user: Awaited<ReturnType<typeof openChat>>['user']) {
  const shown = within(await dialog());
  await user.click(shown.getByRole('checkbox', { name: '我已阅读并同意以上内容' }));
  await user.click(shown.getByRole('button', { name: '同意并开始' }));
}

describe('speech in a browser that recognises it', () => {
  it('becomes text to confirm behind what was typed, after one question about its maker', async () => {
    const { user, fill, input, server } = await openChat(recognition);
    await fill(input, '您好，');
    await user.click(await microphone());
    expect((await dialog()).textContent).toContain('Chrome 发给谷歌');
    expect(script().starts).toBe(0);
    await agreeIn(user);
    act(() => script().hear('左膝疼三天了。'));
    act(() => script().hear('上楼更疼。'));
    expect(input.value).toBe('您好，左膝疼三天了。上楼更疼。');
    await user.click(await done());
    expect(server.calls('sendMessage')).toEqual([]);

    await user.click(await microphone());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(script().starts).toBe(2);
    await expectAccessible();
    await user.click(await done());
    expect(await microphone()).toBeTruthy();
  });

  it('goes nowhere when the person declines', async () => {
    const { user, input } = await openChat(recognition);
    await user.click(await microphone());
    await user.click(within(await dialog()).getByRole('button', { name: '暂不使用' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([script().starts, input.value]).toEqual([0, '']);
  });

  it('shows that it was refused when the microphone is', async () => {
    const { user } = await openChat(recognition);
    await user.click(await microphone());
    await agreeIn(user);
    act(() => script().fail('not-allowed'));
    expect(await screen.findByText(/浏览器没有允许使用麦克风/)).toBeTruthy();
    expect(await microphone()).toBeTruthy();
  });

  it('goes to the server instead where the maker cannot be reached', async () => {
    const { user } = await openChat(recognition, unasked);
    await user.click(await microphone());
    await agreeIn(user);
    act(() => script().fail('network'));
    expect(await screen.findByText(/浏览器的语音识别现在用不了/)).toBeTruthy();
    await user.click(await microphone());
    expect((await dialog()).textContent).toContain('听写服务');
  });
});

describe('speech in another browser', () => {
  it('is recorded and becomes text by the server, after a consent to its receiver', async () => {
    const { user, input, server } = await openChat(recorder, {
      ...unasked,
      giveVoiceConsent: agreed.getVoiceInput,
      transcribeSpeech: { text: '左膝疼。' },
    });
    await user.click(await microphone());
    await agreeIn(user);
    await user.click(await done());
    await waitFor(() => expect(input.value).toBe('左膝疼。'));
    expect(server.calls('giveVoiceConsent')).toMatchObject([{ body: { version: '1.0.0' } }]);
    expect(server.calls('transcribeSpeech')).toMatchObject([
      { body: { type: 'audio/webm', audio: btoa('sound') } },
    ]);
    expect(server.calls('sendMessage')).toEqual([]);
  });

  it('shows an error when it failed, and keeps the words typed before', async () => {
    const { user, fill, input } = await openChat(recorder, {
      ...agreed,
      transcribeSpeech: new AppError('unavailable'),
    });
    await fill(input, '您好');
    await user.click(await microphone());
    await user.click(await done());
    expect(await screen.findByText(/服务暂时不可用/)).toBeTruthy();
    expect(input.value).toBe('您好');
  });

  it('that was not understood is asked for again', async () => {
    const { user } = await openChat(recorder, { ...agreed, transcribeSpeech: { text: '' } });
    await user.click(await microphone());
    await user.click(await done());
    expect(await screen.findByText('没有听清，请再说一次，或直接输入')).toBeTruthy();
  });

  it('is dropped when the page is left', async () => {
    const { user, router, server } = await openChat(recorder, {
      ...agreed,
      transcribeSpeech: unanswered,
    });
    await user.click(await microphone());
    await done();
    await act(() => router.navigate({ to: '/herb-check' }));
    await screen.findByRole('heading', { level: 1, name: '药材查对' });
    expect(server.calls('transcribeSpeech')).toEqual([]);
  });
});

describe('no microphone is shown', () => {
  it('where the browser can neither recognise nor record', async () => {
    await openChat({ hasRecognition: false, hasRecorder: false });
    expect(screen.queryByRole('button', { name: '语音输入' })).toBeNull();
  });

  it('where it can record and no service turns recordings into text', async () => {
    const { server } = await openChat(recorder, {
      getVoiceInput: { receiver: null, hasConsent: false },
    });
    await waitFor(() => expect(server.calls('getVoiceInput')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: '语音输入' })).toBeNull();
  });
});
