import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, errorBody } from '#platform/contract/app-error.ts';
import type { ErrorCode } from '#platform/contract/error-status.ts';
import { defaultLanguage } from '#platform/contract/define-texts.ts';
import { securityHeaders } from './http-security-headers.ts';

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  return error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_request';
}

/**
 * Responds to what never became a request (broken HTTP, oversized headers, a sender that is too slow) and
 * closes the connection. The caller's language is unknown, so the text is in the default language.
 */
export function clientErrorHandler(secure: boolean) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const refusal = new AppError(codeOf(error));
      const body = JSON.stringify(errorBody(refusal, defaultLanguage));
      const headers = {
        ...securityHeaders(secure),
        'cache-control': 'no-store',
        connection: 'close',
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n`;
      socket.write(`${status}${lines.join('')}\r\n${body}`);
    }
    socket.destroySoon();
  };
}
