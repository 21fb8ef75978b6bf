import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileReply } from '#platform/contract/endpoint.ts';

/** Maximum length of a file name in code points; file systems refuse names over 255 bytes. */
export const fileNameCharsMax = 80;

/**
 * Sends a file for download: never displayed in the page's origin, never cached. A stream that fails
 * breaks the connection, so that a partial file is not mistaken for a complete one.
 */
export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  const { content } = file;
  const isText = /^text\/|^application\/json$/.test(file.contentType);
  const body = content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content);
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(file.name))
    .type(isText ? `${file.contentType}; charset=utf-8` : file.contentType)
    .send(body);
}

/** `attachment` with a name in any script, and an ASCII fallback for older clients (RFC 6266). */
export function contentDisposition(name: string): string {
  const safe = [...name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ').trim()];
  const dot = safe.lastIndexOf('.');
  const ending = dot > 0 ? safe.slice(dot, dot + 10) : [];
  const stem = (dot > 0 ? safe.slice(0, dot) : safe).slice(0, fileNameCharsMax - ending.length);
  const kept = [...stem, ...ending].join('') || 'download';
  const ascii = kept.replaceAll(/[^\x20-\x7e]+|%/g, '_');
  const encoded = encodeURIComponent(kept).replaceAll(
    /['()]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
