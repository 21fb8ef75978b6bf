import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileReply } from '#platform/contract/endpoint.ts';

/** Longest name a file is saved under (code points); disks refuse 255 bytes and more. */
export const fileNameCharsMax = 80;

/**
 * Sends a file to be saved: never shown within the page's origin, never kept on the way. A stream
 * that breaks cuts the connection, so that nobody takes half a file for a whole one.
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

/** `attachment` under a name in any script, and in ASCII for clients that read no other (RFC 6266). */
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
