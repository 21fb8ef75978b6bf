import type { Bilingual, Language } from './define-texts.ts';
import { errorStatus, type ErrorCode } from './error-status.ts';
import { errorTexts } from './error-texts.ts';

export type FieldErrors = Readonly<Record<string, readonly Bilingual[]>>;

/**
 * An error returned to the caller: `code` for programs, a text for people, `fields` for form errors.
 * `retryAfterSeconds` becomes the Retry-After header.
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

/** The JSON body of an error, in the caller's language. */
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
