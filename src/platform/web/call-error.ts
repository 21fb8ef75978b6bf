import { type ErrorCode, errorStatus } from '#platform/contract/error-status.ts';
import type { Language } from '#platform/contract/define-texts.ts';

import { apiTexts } from './api-texts.ts';

/**
 * Failures without an error code from the server: no connection, timeout, truncated stream, invalid
 * JSON.
 */
export type LocalCode = keyof (typeof apiTexts)['zh-CN'];
export type CallCode = ErrorCode | LocalCode;

type CallErrorOptions = {
  code: CallCode;
  text: string;
  status?: number | undefined;
  fields?: Readonly<Record<string, readonly string[]>> | undefined;
  retryAfterSeconds?: number | undefined;
  isNamed?: boolean;
  cause?: unknown;
};

/**
 * A failed call. `text` is shown to the user, in their language; `fields` holds the text per form
 * field; `status` is the HTTP status, 0 without a response; `retryAfterSeconds` comes from the
 * server. `isNamed` is true when the server sent the code; older servers send only a text and a
 * status.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: CallCode;
  readonly text: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds: number | undefined;
  readonly isNamed: boolean;

  constructor(options: CallErrorOptions) {
    super(options.code, { cause: options.cause });
    this.code = options.code;
    this.text = options.text;
    this.status = options.status ?? 0;
    this.fields = options.fields ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isNamed = options.isNamed ?? false;
  }
}

/** The text to show for a failure: its reason if known, else the given text. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof CallError ? error.text : fallback;

/** A failure detected by the client itself, in the user's language. */
export function localError(code: LocalCode, language: Language, cause?: unknown): CallError {
  return new CallError({ code, text: apiTexts[language][code], cause });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatus, code);

function codeOfStatus(status: number): ErrorCode {
  const known = Object.keys(errorStatus).filter(isErrorCode);
  const fallback = status >= 500 ? 'internal' : 'validation_failed';
  return known.find((code) => errorStatus[code] === status) ?? fallback;
}

/** The error of a whole form, listed among the errors of its fields (ACC-6). */
export const wholeForm = 'non_field_errors';

/** The error for a failed response: the server's own text, else that of its status. */
export function errorOfAnswer(response: Response, body: unknown, language: Language): CallError {
  const read = isRecord(body) ? body : {};
  const isNamed = isErrorCode(read['code']);
  const fields = fieldsOf(read['fields'] ?? read);
  const words = [
    read['error'],
    read['message'],
    isRecord(read['data']) ? read['data']['message'] : null,
    fields[wholeForm]?.[0],
    read['detail'],
  ].find((text): text is string => typeof text === 'string' && text !== '');
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new CallError({
    code: isErrorCode(read['code']) ? read['code'] : codeOfStatus(response.status),
    isNamed,
    status: response.status,
    text: words ?? apiTexts[language][response.status >= 500 ? 'unavailable' : 'bad_reply'],
    fields,
    retryAfterSeconds: Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined,
  });
}

/** Error texts by field name: under `fields`, or at the top level as older servers send them. */
function fieldsOf(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {};
  const fields: Record<string, string[]> = {};
  for (const [name, texts] of Object.entries(value)) {
    if (!Array.isArray(texts)) continue;
    fields[name] = texts.filter((text) => typeof text === 'string');
  }
  return fields;
}
