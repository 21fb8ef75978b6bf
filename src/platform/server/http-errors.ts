import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { $ZodIssue } from 'zod/v4/core';
import { AppError, errorBody } from '#platform/contract/app-error.ts';
import { both, languageOf, type Bilingual } from '#platform/contract/define-texts.ts';
import { fieldTexts } from '#platform/contract/field-texts.ts';
import { isPassingFailure } from './database.ts';
import { isPageNavigation, sendTooManyPage } from './http-too-many-page.ts';
import type { Log } from './log.ts';

/** Retry-After when the database or the process is not ready. */
const unavailableRetrySeconds = 5;

/** A custom issue carries a bilingual text in `params.text`; any other issue gets a generic text. */
function issueText(issue: $ZodIssue): Bilingual {
  const text =
    issue.code === 'custom' ? (issue.params?.['text'] as Bilingual | undefined) : undefined;
  if (text) return text;
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return both(fieldTexts, (t) => (missing ? t.field_required : t.field_type));
}

/** Validation issues as field errors, keyed by the first segment of each path. */
export function validationError(issues: readonly $ZodIssue[]): AppError {
  const fields: Record<string, Bilingual[]> = {};
  for (const issue of issues) {
    const name = String(issue.path[0] ?? 'body');
    const texts = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (texts) texts.push(issueText(issue));
    else Object.defineProperty(fields, name, { value: [issueText(issue)], enumerable: true });
  }
  const first = issues[0];
  return new AppError('validation_failed', {
    fields,
    ...(first ? { text: issueText(first) } : {}),
  });
}

function fromFastify(error: FastifyError): AppError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('payload_too_large', { cause: error });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_media_type', { cause: error });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('malformed_json', { cause: error });
    default:
      break;
  }
  // Prototype poisoning and other body parser errors have no code.
  return error.statusCode === 400 ? new AppError('malformed_json', { cause: error }) : null;
}

/** Converts anything thrown to the error that the caller sees. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isPassingFailure(error)) {
    return new AppError('unavailable', {
      retryAfterSeconds: unavailableRetrySeconds,
      cause: error,
    });
  }
  const known = error instanceof Error ? fromFastify(error as FastifyError) : null;
  return known ?? new AppError('internal', { cause: error });
}

/** The client's connection reset must not be mistaken for one of the database. */
function hasLeftMidBody({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Maps every error to its status and a text in the caller's language; unexpected ones are logged. */
export function errorHandler(log: Log) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (hasLeftMidBody(request)) {
      log.info({ requestId: request.id, route: request.routeOptions.url }, 'sender left');
      return sendRefusal(new AppError('malformed_request'), request, reply);
    }
    const refusal = toAppError(error);
    if (refusal !== error && refusal.status >= 500) {
      log.error({ err: refusal.cause, requestId: request.id }, 'request failed');
    }
    const { retryAfterSeconds: waitSeconds } = refusal;
    if (
      refusal.code === 'too_many_requests' &&
      waitSeconds !== undefined &&
      isPageNavigation(request)
    ) {
      return sendTooManyPage(refusal, waitSeconds, request, reply);
    }
    sendRefusal(refusal, request, reply);
  };
}

/** Sends the error as JSON, in the caller's language. */
export function sendRefusal(refusal: AppError, request: FastifyRequest, reply: FastifyReply): void {
  if (refusal.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(refusal.retryAfterSeconds));
  }
  void reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal, languageOf(request.headers['accept-language']))));
}
