import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorTexts } from '#platform/contract/error-texts.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import {
  listen,
  startHttpServer,
  sendBytes,
  type TestHttpServer,
} from '#test/http-server-harness.ts';

const endpoints = defineEndpoints({
  keep: {
    method: 'POST',
    path: '/ai/keep/',
    access: 'public',
    summary: 'Keep a text',
    body: z.object({ text: z.string() }),
    reply: z.object({ text: z.string() }),
  },
  notice: {
    method: 'POST',
    path: '/ai/notice/',
    access: 'public',
    summary: 'Take a notice',
    form: true,
    body: z.object({ text: z.optional(z.string()) }),
    reply: z.string(),
  },
  break: {
    method: 'POST',
    path: '/ai/break/',
    access: 'public',
    summary: 'Lose its database connection',
    reply: z.object({}),
  },
});

let httpServer: TestHttpServer;
let port: number;
beforeEach(async () => {
  httpServer = await startHttpServer({
    endpoints,
    handlers: {
      keep: ({ body }) => Promise.resolve(body),
      notice: () => Promise.resolve('success'),
      break: () => Promise.reject(Object.assign(new Error('read'), { code: 'ECONNRESET' })),
    },
  });
  port = await listen(httpServer.app);
});
afterEach(() => httpServer.app.close());

const errors = () => httpServer.events().filter(({ level }) => Number(level) >= 40);

describe('a body whose sender disconnects midway', () => {
  it.each([
    ['/ai/keep/', 'application/json', 'Content-Length: 100', '{"text":'],
    ['/ai/keep/', 'application/json', 'Transfer-Encoding: chunked', '8\r\n{"text":\r\n'],
    ['/ai/notice/', 'application/x-www-form-urlencoded', 'Content-Length: 100', 'text='],
  ])('is not our error: %s %s %s', async (path, type, length, part) => {
    const arrived = once(httpServer.app.server, 'request');
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${part}`,
    );
    await arrived;
    socket.resetAndDestroy();
    await expect.poll(() => httpServer.events()).not.toEqual([]);
    expect(httpServer.events()).toEqual([
      expect.objectContaining({ level: 30, msg: 'sender left', route: path }),
    ]);
    expect(httpServer.lines.join()).not.toContain('stack');
  });

  it('is not mistaken for a lost database connection, which is still an error', async () => {
    const reply = await httpServer.app.inject({ method: 'POST', url: '/ai/break/' });
    expect(reply.statusCode).toBe(503);
    expect(errors()).toMatchObject([{ level: 50, err: { code: 'ECONNRESET' } }]);
  });
});

describe('a request with two hosts', () => {
  const get = (path: string, ...headers: string[]) =>
    sendBytes(port, `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);

  it.each([
    ['/ai/none/', 'Host: a.example', 'Host: b.example'],
    ['/ai/none/', 'Host: a.example', 'Host: a.example'],
    ['/', 'host: a.example', 'HOST: b.example'],
    ['/ai/keep/', 'Host: a.example', 'Host:'],
  ])('is refused and disconnected: %s %s, %s', async (path, ...hosts) => {
    const answer = await get(path, ...hosts);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain(errorTexts['zh-CN'].malformed_request);
  });

  it('is what one host is not', async () => {
    const answer = await get('/ai/none/', 'Host: a.example', 'Connection: close');
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });
});
