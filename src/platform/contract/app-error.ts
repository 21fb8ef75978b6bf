import type { Bilingual, Language } from './define-texts.ts';
import { errorTexts } from './error-texts.ts';

/** Every failure a caller can meet, with its one HTTP status. */
export const errorStatus = {
  validation_failed: 400,
  malformed_json: 400,
  malformed_request: 400,
  wrong_sign_in: 400,
  model_unavailable: 400,
  already_claimed: 400,
  not_from_user_message: 400,
  sign_in_required: 401,
  quota_exhausted: 402,
  agreement_required: 403,
  staff_only: 403,
  csrf_failed: 403,
  not_found: 404,
  request_timeout: 408,
  reply_running: 409,
  message_limit: 409,
  session_completed: 409,
  agreement_outdated: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export type FieldErrors = Readonly<Record<string, readonly Bilingual[]>>;

/**
 * A refusal that reaches the caller: `code` for machines, a text for people, fields where a form is
 * at fault. `retryAfterSeconds` becomes the Retry-After header.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly text: Bilingual;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      text?: Bilingual;
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.text = options.text ?? {
      'zh-CN': errorTexts['zh-CN'][code],
      'en-US': errorTexts['en-US'][code],
    };
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** HTTP status of the code. */
  get status(): number {
    return errorStatus[this.code];
  }
}

export type ErrorBody = {
  success: false;
  error: string;
  code: ErrorCode;
  fields?: Record<string, string[]>;
};

/** The JSON body of a failure, worded in the reader's language. */
export function errorBody(error: AppError, language: Language): ErrorBody {
  const body: ErrorBody = { success: false, error: error.text[language], code: error.code };
  if (error.fields) {
    body.fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, texts]) => [
        name,
        texts.map((text) => text[language]),
      ]),
    );
  }
  return body;
}
