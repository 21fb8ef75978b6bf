import { ModelError } from '../language-model.ts';
import type { ModelLimits } from './model-limits.ts';

/**
 * The timeouts of one call. Only one idle timeout runs at a time: before the first piece, between pieces, or
 * after the finish; none while the consumer processes a piece.
 */
export type CallTimeouts = {
  /** Aborts with the caller's reason, or with a `ModelError` of kind timeout. */
  signal: AbortSignal;
  expectFirstPiece: () => void;
  expectPiece: () => void;
  expectEnd: () => void;
  pause: () => void;
  stop: () => void;
};

export function startCallTimeouts(callerSignal: AbortSignal, limits: ModelLimits): CallTimeouts {
  const ours = new AbortController();
  const timeOut = (what: string) => {
    ours.abort(new ModelError('timeout', `timed out: ${what}`));
  };
  let silence: NodeJS.Timeout | undefined;
  const expect = (what: string, limitMs: number) => {
    clearTimeout(silence);
    silence = setTimeout(timeOut, limitMs, what);
  };
  const total = setTimeout(timeOut, limits.totalTimeoutMs, 'the call as a whole');
  return {
    signal: AbortSignal.any([callerSignal, ours.signal]),
    expectFirstPiece: () => {
      expect('the first piece', limits.firstPieceTimeoutMs);
    },
    expectPiece: () => {
      expect('the next piece', limits.idleTimeoutMs);
    },
    expectEnd: () => {
      expect('the end of a finished stream', limits.finishGraceMs);
    },
    pause: () => {
      clearTimeout(silence);
    },
    stop: () => {
      clearTimeout(silence);
      clearTimeout(total);
    },
  };
}
