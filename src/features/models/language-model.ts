import type { Act, Dialogue } from '#medicine/dialogue/turn-acts.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';

/** The output of a model, in order. */
export type ReplyPiece =
  | { type: 'reasoning'; text: string }
  | { type: 'text'; text: string }
  /** Suggested answers; `together` if several may be given at once. */
  | { type: 'suggestions'; texts: readonly string[]; together: boolean }
  /** What the reply does; only our own engine reports it. */
  | { type: 'acts'; acts: readonly Act[] }
  | { type: 'usage'; promptTokens: number; completionTokens: number }
  /** The reply is incomplete because it reached a length limit, ours or the model's. */
  | { type: 'cut' };

export type ModelTurn = {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** Read by the built-in engine only; never sent to a model. */
  dialogue?: Dialogue;
};

export type ModelRequest = {
  turns: readonly ModelTurn[];
  /** Known facts about the person apart from the turns; used directly by the built-in engine. */
  person?: Partial<Patient>;
};

/**
 * Generates a reply. Ends normally only when the reply is complete (or marked `cut`) and has visible text;
 * otherwise throws a `ModelError`, or the signal's reason when it is aborted. Leaving the generator early
 * releases its resources.
 */
export type LanguageModel = (
  request: ModelRequest,
  signal: AbortSignal,
) => AsyncGenerator<ReplyPiece, void, undefined>;

export type ModelErrorKind =
  /** Responded with an HTTP error status. */
  | 'http'
  /** No data within a time limit. */
  | 'timeout'
  /** Unreachable, or the connection broke. */
  | 'network'
  /** Responded with its own error or with something that is not a reply stream. */
  | 'provider'
  /** The stream ended without a finish marker. */
  | 'truncated'
  /** Finished without any visible text. */
  | 'empty'
  /** Refused or withdrawn by the provider's content filter. */
  | 'filtered';

type ModelErrorFacts = {
  status?: number;
  retryable?: boolean;
  retryAfterMs?: number;
  cause?: unknown;
};

/**
 * Why a model gave no complete reply. The message is for logs and contains nothing from upstream or from a
 * person; the text for people comes from `modelErrorText`.
 */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelErrorKind;
  readonly status: number | undefined;
  /** Whether a retry may succeed. */
  readonly retryable: boolean;
  /** The provider's Retry-After. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: ModelErrorKind, message: string, facts: ModelErrorFacts = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.kind = kind;
    this.status = facts.status;
    this.retryable = facts.retryable ?? false;
    this.retryAfterMs = facts.retryAfterMs;
  }
}
