/** Drives the substitutes of a browser's speech recognition and recorder. */
export type ListeningScript = {
  /** How often the microphone was requested. */
  starts: number;
  /** Recognition: a finished sentence, an error, or its end. */
  hear: (words: string) => void;
  fail: (error: string) => void;
};

export type ScriptedEars = {
  hasRecognition: boolean;
  hasRecorder: boolean;
  /** The person does not let the page use the microphone. */
  isRefused?: boolean;
};

/**
 * Puts scripted ones in the place of the browser's, and their script at `globalThis.listeningScript`. Self-contained,
 * so that a browser story can run it in its page.
 */
export function scriptListening({ hasRecognition, hasRecorder, isRefused }: ScriptedEars): void {
  let current: EventTarget | null = null;
  const script: ListeningScript = {
    starts: 0,
    hear: (words) => {
      const results = [Object.assign([{ transcript: words }], { isFinal: true })];
      current?.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
    },
    fail: (error) => {
      current?.dispatchEvent(Object.assign(new Event('error'), { error }));
      current?.dispatchEvent(new Event('end'));
    },
  };
  const keep = (target: EventTarget): void => {
    current = target;
  };
  class Recognition extends EventTarget {
    lang = '';
    continuous = false;
    interimResults = true;
    start(): void {
      script.starts += 1;
      keep(this);
    }
    stop(): void {
      this.dispatchEvent(new Event('end'));
    }
    abort(): void {
      this.stop();
    }
  }
  class Recorder extends EventTarget {
    static isTypeSupported = (type: string): boolean => type === 'audio/webm';
    state = 'inactive';
    stream: unknown;
    constructor(stream: unknown) {
      super();
      this.stream = stream;
    }
    start(): void {
      this.state = 'recording';
    }
    stop(): void {
      this.state = 'inactive';
      const data = new Blob(['sound']);
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
      this.dispatchEvent(new Event('stop'));
    }
  }
  const getUserMedia = (): Promise<unknown> => {
    script.starts += 1;
    const stream = { getTracks: () => [{ stop: () => undefined }] };
    return isRefused ? Promise.reject(new Error('NotAllowedError')) : Promise.resolve(stream);
  };
  const put = (target: object, name: string, value: unknown): void => {
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
  };
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'MediaRecorder']) {
    Reflect.deleteProperty(globalThis, name);
  }
  if (hasRecognition) put(globalThis, 'webkitSpeechRecognition', Recognition);
  if (hasRecorder) {
    put(globalThis, 'MediaRecorder', Recorder);
    put(globalThis.navigator, 'mediaDevices', { getUserMedia });
  }
  put(globalThis, 'listeningScript', script);
}
