import { createElement } from 'react';

import { painted } from '#platform/web/frames.ts';
import { LatePart } from '#platform/web/late-part.ts';
import { useLatePart } from '#platform/web/use-late-part.ts';

// Typing comes first.
const lateInput = new LatePart(async () => {
  await painted();
  return (await import('./voice-input.tsx')).VoiceInput;
});

const mayListen = (): boolean =>
  'webkitSpeechRecognition' in window || 'SpeechRecognition' in window || 'MediaRecorder' in window;

/** The microphone, once its script is here. */
export function LateVoiceInput({ onText }: { onText: (text: string) => void }) {
  const input = useLatePart(lateInput, mayListen());
  return input && createElement(input, { onText });
}
