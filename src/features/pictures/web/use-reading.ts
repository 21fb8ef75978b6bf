import { useEffect, useRef, useState } from 'react';

import type { ReadLine } from './page-lines.ts';
import { readFile } from './read-file.ts';
import { UnreadableFile, type Unreadable } from './unreadable-file.ts';
import type { Progress } from './word-reader.ts';

export type Reading =
  | { kind: 'choosing'; problem: Unreadable | null }
  | { kind: 'reading'; words?: Progress }
  | { kind: 'read'; lines: readonly ReadLine[] };

/** Reads one file at a time; leaving it stops the reading. */
export function useReading() {
  const [reading, setReading] = useState<Reading>({ kind: 'choosing', problem: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const begin = async (file: File): Promise<void> => {
    const run = new AbortController();
    running.current = run;
    setReading({ kind: 'reading' });
    try {
      const lines = await readFile(file, run.signal, (words) => {
        if (!run.signal.aborted) setReading({ kind: 'reading', words });
      });
      if (!run.signal.aborted) setReading({ kind: 'read', lines });
    } catch (error) {
      if (run.signal.aborted) return;
      const problem = error instanceof UnreadableFile ? error.why : 'broken';
      setReading({ kind: 'choosing', problem });
    }
  };
  return {
    reading,
    begin,
    /** Back to choosing a file. */
    restart: (): void => {
      running.current?.abort();
      setReading({ kind: 'choosing', problem: null });
    },
  };
}
