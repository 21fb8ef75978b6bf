import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { listen, startHttpServer } from '#test/http-server-harness.ts';

const endpoints = defineEndpoints({
  follow: {
    method: 'GET',
    path: '/ai/follow/',
    access: 'public',
    summary: 'Tell something, and the rest when it comes',
    events: z.object({ text: z.string() }),
  },
});

/** A server whose stream waits for `rest` after its beginning, and a client that has read the beginning. */
async function openStream(rest: Promise<void>, shutdownTimeoutMs: number) {
  async function* text() {
    yield { text: 'beginning' };
    await rest;
    yield { text: 'end' };
  }
  const handlers = { follow: () => Promise.resolve(text()) };
  const { app } = await startHttpServer({ shutdownTimeoutMs, endpoints, handlers });
  const url = `http://127.0.0.1:${await listen(app)}`;
  const { body } = await fetch(url + endpoints.follow.path);
  if (!body) throw new Error('no stream came');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('beginning');
  return { app, reader };
}

it('lets a stream end, and closes the connection that it leaves open', async () => {
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
  const { app, reader } = await openStream(rest, 600_000);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  goOn();
  let read = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) read += part.value;
  expect(read).toContain('end');
  await closed;
});

it('disconnects a client whose stream does not end', async () => {
  const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
  const { app, reader } = await openStream(rest, 1);
  await app.close();
  await expect(reader.read()).rejects.toThrow('terminated');
  goOn();
});
