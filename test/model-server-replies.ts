/**
 * One step of a scripted reply: raw text or bytes to write, a pause, or one of the actions below.
 */
export type ReplyStep = string | Uint8Array | { waitMs: number } | ReplyAct;
type ReplyAct = { act: 'hold' | 'stall' | 'cut' };

/** Waits until the test calls `release()`. */
export const hold: ReplyAct = { act: 'hold' };
/** Sends nothing more until the client disconnects. */
export const stall: ReplyAct = { act: 'stall' };
/** Breaks the connection. */
export const cut: ReplyAct = { act: 'cut' };

export type ReplyScript = {
  status?: number;
  headers?: Record<string, string>;
  beforeHeaders?: readonly ReplyStep[];
  steps: Iterable<ReplyStep>;
};

/** One server-sent event with a JSON body. */
export function event(body: unknown): string {
  return `data: ${JSON.stringify(body)}\n\n`;
}

export const done = 'data: [DONE]\n\n';
export const keepAlive = ': keep-alive\n\n';

/** A chunk with this delta, as chat servers send it. */
export function delta(fields: Record<string, unknown>, finishReason: string | null = null): string {
  return event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    model: 'scripted',
    choices: [{ index: 0, delta: fields, finish_reason: finishReason }],
  });
}

export function text(content: string): string {
  return delta({ content });
}

export function reasoning(content: string): string {
  return delta({ reasoning_content: content });
}

export function finish(reason = 'stop'): string {
  return delta({}, reason);
}

export function usage(promptTokens: number, completionTokens: number): string {
  return event({
    choices: [],
    usage: { prompt_tokens: promptTokens, completion_tokens: completionTokens },
  });
}

/** A stream of exactly these steps. */
export function stream(...steps: ReplyStep[]): ReplyScript {
  return { steps };
}

/** A complete, well-formed reply; strings among the pieces are its text. */
export function textReply(
  pieces: readonly (string | { waitMs: number } | ReplyAct)[],
  extra: { reasoning?: readonly string[]; usage?: [prompt: number, completion: number] } = {},
): ReplyScript {
  return stream(
    delta({ role: 'assistant', content: '' }),
    ...(extra.reasoning ?? []).map(reasoning),
    ...pieces.map((piece) => (typeof piece === 'string' ? text(piece) : piece)),
    finish(),
    ...(extra.usage ? [usage(...extra.usage)] : []),
    done,
  );
}

/** A refusal with a status, worded as providers do (the text must never reach a user). */
export function statusReply(
  status: number,
  headers: Record<string, string> = {},
  error: unknown = { message: 'upstream words with sk-secret-key', type: 'error', code: 'x' },
): ReplyScript {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    steps: [JSON.stringify({ error })],
  };
}
