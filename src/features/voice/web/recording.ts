import { audioTypes, recordingBitsPerSecond, recordingMsMax, type AudioType } from '../rules.ts';
import type { Listening } from './listening.ts';

export type Recorded = { audio: Blob; type: AudioType };

type RecordingEvents = {
  onRecorded: (recorded: Recorded) => void;
  /** The microphone was refused, or there is none. */
  onRefused: () => void;
};

const supportedType = (): AudioType | undefined =>
  audioTypes.find((type) => MediaRecorder.isTypeSupported(type));

/** Whether the browser can record; only pages with TLS or on this machine have a microphone. */
export const canRecord = (): boolean =>
  'MediaRecorder' in window && 'mediaDevices' in navigator && supportedType() !== undefined;

/** Records from the microphone for at most a minute. The recording stays in memory. */
export function record({ onRecorded, onRefused }: RecordingEvents): Listening {
  let recorder: MediaRecorder | null = null;
  let isCancelled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    if (recorder?.state === 'recording') recorder.stop();
    for (const track of recorder?.stream.getTracks() ?? []) track.stop();
  };
  const begin = async (): Promise<void> => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const type = supportedType() ?? 'audio/webm';
    const parts: Blob[] = [];
    recorder = new MediaRecorder(stream, {
      mimeType: type,
      audioBitsPerSecond: recordingBitsPerSecond,
    });
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      if (!isCancelled) onRecorded({ audio: new Blob(parts, { type }), type });
    });
    recorder.start();
    timer = setTimeout(stop, recordingMsMax);
    // It was cancelled while the browser requested permission for the microphone.
    if (isCancelled) stop();
  };
  begin().catch(() => {
    if (!isCancelled) onRefused();
  });
  return {
    finish: stop,
    cancel: () => {
      isCancelled = true;
      stop();
    },
  };
}
