import { useEffect, useRef, useState } from 'react';

import { announce } from '#platform/web/announce.ts';
import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { base64Of } from './base64-of.ts';
import { listenInBrowser } from './browser-recognition.ts';
import type { Listening, ListeningFailure } from './listening.ts';
import { record, type Recorded } from './recording.ts';
import type { useVoiceWay } from './use-voice-way.ts';
import { voiceApi } from './voice-api.ts';
import { voiceWebTexts } from './voice-web-texts.ts';

type Phase = 'idle' | 'listening' | 'transcribing';

/** Records speech and passes it on as text; it never sends a message. */
export function useVoiceInput(way: ReturnType<typeof useVoiceWay>, onText: (text: string) => void) {
  const texts = useTexts(voiceWebTexts);
  const [phase, setPhase] = useState<Phase>('idle');
  const listening = useRef<Listening | null>(null);
  const calling = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      listening.current?.cancel();
      calling.current?.abort();
    },
    [],
  );
  const write = (text: string): void => {
    onText(text);
    announce(texts.written);
  };
  const end = (failure: ListeningFailure | null): void => {
    setPhase('idle');
    if (failure === null) return;
    if (failure === 'noService') way.giveUpBrowser();
    notify({ type: 'warning', message: texts[failure] });
  };
  const transcribe = async ({ audio, type }: Recorded): Promise<void> => {
    setPhase('transcribing');
    const call = new AbortController();
    calling.current = call;
    try {
      const bytes = new Uint8Array(await audio.arrayBuffer());
      const { text } = await voiceApi.transcribeSpeech(
        { body: { type, audio: base64Of(bytes) } },
        { signal: call.signal },
      );
      if (text === '') notify({ type: 'warning', message: texts.nothing });
      else write(text);
    } catch (error) {
      if (!call.signal.aborted) {
        notify({ type: 'error', message: failureText(error, texts.nothing) });
      }
    }
    setPhase('idle');
  };
  return {
    phase,
    start: (): void => {
      announce(texts.listeningHint);
      setPhase('listening');
      listening.current =
        way.kind === 'browser'
          ? listenInBrowser({ onText: write, onEnd: end })
          : record({
              onRecorded: (recorded) => void transcribe(recorded),
              onRefused: () => end('refused'),
            });
    },
    finish: (): void => listening.current?.finish(),
  };
}
