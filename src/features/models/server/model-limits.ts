/** Limits of one call to a model server. Reply lengths are in code points, like every limit. */
export type ModelLimits = {
  /** From one attempt's start to its response headers. */
  headersTimeoutMs: number;
  /** From the call's start, over all its attempts, to the first piece. */
  firstPieceTimeoutMs: number;
  /** Between two pieces, not counting keep-alive comments and the consumer's own time. */
  idleTimeoutMs: number;
  /** For the whole call. */
  totalTimeoutMs: number;
  /** How long to wait for usage figures after the finish marker. */
  finishGraceMs: number;
  retriesMax: number;
  /** Doubled for each retry if the server sends no Retry-After. */
  retryDelayMs: number;
  /** The sum of all waits before retries; a longer Retry-After ends the call immediately. */
  retryWaitMaxMs: number;
  /** UTF-16 units of one stream event; longer lines are not buffered. */
  eventLengthMax: number;
  streamBytesMax: number;
  /** Events of one stream: a flood of empty ones costs time, not bytes. */
  eventsMax: number;
  replyLengthMax: number;
  reasoningLengthMax: number;
};

export const modelLimits: ModelLimits = {
  headersTimeoutMs: 10_000,
  firstPieceTimeoutMs: 60_000,
  idleTimeoutMs: 30_000,
  totalTimeoutMs: 180_000,
  finishGraceMs: 2_000,
  retriesMax: 2,
  retryDelayMs: 500,
  retryWaitMaxMs: 10_000,
  eventLengthMax: 262_144,
  streamBytesMax: 33_554_432,
  eventsMax: 100_000,
  replyLengthMax: 20_000,
  reasoningLengthMax: 60_000,
};
