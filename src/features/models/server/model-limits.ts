/** Bounds on one call of a model server. Reply lengths count code points, as every limit does. */
export type ModelLimits = {
  /** From one attempt's start to its response headers. */
  headersTimeoutMs: number;
  /** From the call's start, over all its attempts, to the first piece. */
  firstPieceTimeoutMs: number;
  /** Between two pieces; keep-alive comments do not count, nor does the reader's own time. */
  idleTimeoutMs: number;
  /** For the call as a whole. */
  totalTimeoutMs: number;
  /** After the model said that it finished: how long usage figures are waited for. */
  finishGraceMs: number;
  retriesMax: number;
  /** Doubled for each retry, when the server does not say how long to wait. */
  retryDelayMs: number;
  /** The sum of all waits before retries; a longer retry-after ends the call at once. */
  retryWaitMaxMs: number;
  /** UTF-16 units of one stream event; a longer line is not kept in memory. */
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
