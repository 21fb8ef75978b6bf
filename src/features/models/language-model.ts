import type { Person } from '#medicine/herb-safety/person.ts';

/** What a model says, in the order in which it says it. */
export type ReplyPiece =
  | { type: 'reasoning'; text: string }
  | { type: 'text'; text: string }
  /** Answers that can be tapped; `together`: they belong to several questions. */
  | { type: 'suggestions'; texts: readonly string[]; together: boolean }
  | { type: 'usage'; promptTokens: number; completionTokens: number }
  /** The reply is kept but not whole: it reached a length limit, ours or the model's. */
  | { type: 'cut' };

export type ModelTurn = { role: 'system' | 'user' | 'assistant'; content: string };

export type ModelRequest = {
  turns: readonly ModelTurn[];
  /** What is known of the person besides the turns; the built-in engine reads it as it is. */
  person?: Partial<Person>;
};

/**
 * A maker of replies. Ends normally only when the reply is complete (or marked `cut`) and has
 * visible text; throws a `ModelError` otherwise, and the signal's reason when it is aborted.
 * Leaving the generator early closes whatever it holds open.
 */
export type LanguageModel = (
  request: ModelRequest,
  signal: AbortSignal,
) => AsyncGenerator<ReplyPiece, void, undefined>;

export type ModelErrorKind =
  /** Answered with an HTTP status that is not a success. */
  | 'http'
  /** Silent for longer than a limit. */
  | 'timeout'
  /** Not reached, or the connection broke. */
  | 'network'
  /** Reached, and answered with an error of its own or with something that is no reply stream. */
  | 'provider'
  /** The stream ended without saying that the reply was finished. */
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
 * Why a model gave no whole reply. The message is for logs and holds nothing that came from
 * upstream or from a person; what people read is made by `modelErrorText`.
 */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelErrorKind;
  readonly status: number | undefined;
  /** Whether the same request may succeed in a moment. */
  readonly retryable: boolean;
  /** How long the provider asks to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: ModelErrorKind, message: string, facts: ModelErrorFacts = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.kind = kind;
    this.status = facts.status;
    this.retryable = facts.retryable ?? false;
    this.retryAfterMs = facts.retryAfterMs;
  }
}
