import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorStatus } from '#platform/contract/error-status.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { idParam, textField } from '#platform/contract/fields.ts';
import { pageQuery } from '#platform/contract/page-schema.ts';
import { startHttpServer, type TestHttpServer } from '#test/http-server-harness.ts';
import { mountApiPage } from './http-api-page.ts';
import { openApiDocument } from './openapi.ts';

const endpoints = defineEndpoints({
  listThings: {
    method: 'GET',
    path: '/ai/things/:id/',
    access: 'agreed',
    summary: 'Things <of> "one" & all',
    params: z.object({ id: idParam }),
    query: z.object({ ...pageQuery(12), word: z.string() }),
    reply: z.object({ things: z.array(z.string()) }),
  },
  makeThing: {
    method: 'POST',
    path: '/ai/things/:id/',
    access: 'staff',
    summary: 'Make one',
    params: z.object({ id: idParam }),
    body: z.object({ name: textField({ max: 20, required: true }) }),
    errors: ['quota_exhausted', 'agreement_required'],
    limits: [{ name: 'make', max: 1, windowMs: 1, by: 'account' }],
  },
  getFlat: {
    method: 'GET',
    path: '/ai/flat/',
    access: 'public',
    summary: 'Flat',
    reply: z.object({ id: z.int(), name: z.optional(z.string()) }),
    envelope: 'flat',
  },
  getNested: {
    method: 'GET',
    path: '/ai/nested/',
    access: 'public',
    summary: 'Nested',
    reply: z.object({ id: z.int() }),
    envelope: 'nested',
  },
  countThings: {
    method: 'GET',
    path: '/ai/counts/',
    access: 'public',
    summary: 'How many of each kind',
    reply: z.record(z.enum(['new', 'old']), z.int()),
  },
  followThing: {
    method: 'GET',
    path: '/ai/things/:id/stream/',
    access: 'public',
    summary: 'Follow one',
    params: z.object({ id: idParam }),
    events: z.object({ content: z.optional(z.string()) }),
  },
});

type Json = { [key: string]: Json };
const document = openApiDocument(endpoints, '1.2.3') as Json;
const at = (...keys: string[]): Json | undefined =>
  keys.reduce<Json | undefined>((json, key) => json?.[key], document);

/** Every `$ref` of a document without a target. */
function danglingRefs(root: Json): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') {
        const steps = value.split('/').slice(1);
        const target = steps.reduce<unknown>(
          (json, step) => (json as Json | undefined)?.[step],
          root,
        );
        if (!value.startsWith('#/') || target === undefined) found.push(value);
      } else walk(value);
    }
  };
  walk(root);
  return found;
}

describe('the OpenAPI document', () => {
  it('is of version 3.1 and names the product version', () => {
    expect(document['openapi']).toBe('3.1.0');
    expect(document['info']).toMatchObject({ title: '杏问 API', version: '1.2.3' });
  });

  it('has a licence, and a server relative to the document', () => {
    expect(document['info']?.['license']).toMatchObject({ identifier: 'Apache-2.0' });
    expect(document['servers']).toEqual([{ url: '/' }]);
  });

  it('describes the whole response, including the copies beside and within its data', () => {
    const answer = (path: string) =>
      at('paths', path, 'get', 'responses', '200', 'content', 'application/json', 'schema');
    expect(answer('/ai/things/{id}/')).toMatchObject({
      required: ['success', 'data'],
      additionalProperties: false,
    });
    const id = { type: 'integer' };
    expect(answer('/ai/flat/')).toMatchObject({
      required: ['id', 'success', 'data'],
      properties: { id, success: { const: true }, data: { properties: { id } } },
    });
    const within = { id, success: { const: true }, data: { properties: { id } } };
    expect(answer('/ai/nested/')).toMatchObject({ properties: { data: { properties: within } } });
  });

  it('names every key that it requires of a record', () => {
    const content = at('paths', '/ai/counts/', 'get', 'responses', '200', 'content');
    const data = content?.['application/json']?.['schema']?.['properties']?.['data'];
    expect(Object.keys(data?.['properties'] ?? {})).toEqual(data?.['required']);
  });

  it('lists the possible errors of every call', () => {
    for (const methods of Object.values(document['paths'] ?? {}))
      for (const { responses } of Object.values(methods))
        expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(['400', '429']));
  });

  it('has every call under its path and method', () => {
    expect(at('paths', '/ai/things/{id}/', 'get', 'operationId')).toBe('listThings');
    expect(at('paths', '/ai/things/{id}/', 'post', 'operationId')).toBe('makeThing');
    expect(at('paths', '/ai/things/{id}/stream/', 'get', 'operationId')).toBe('followThing');
  });

  it('asks for path parameters and for queries without a default', () => {
    const parameters = at('paths', '/ai/things/{id}/', 'get', 'parameters') as unknown as Json[];
    expect(parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
      { name: 'page', in: 'query', required: false },
      { name: 'page_size', in: 'query', required: false },
      { name: 'word', in: 'query', required: true },
    ]);
  });

  it('describes who may call and how', () => {
    expect(document['security']).toEqual([{ bearer: [] }]);
    expect(at('components', 'securitySchemes', 'bearer')).toMatchObject({ scheme: 'bearer' });
    expect(at('paths', '/ai/things/{id}/stream/', 'get', 'security')).toEqual([]);
    expect(at('paths', '/ai/things/{id}/', 'post', 'x-access')).toBe('staff');
  });

  it('names every failure under its status', () => {
    const responses = at('paths', '/ai/things/{id}/', 'post', 'responses') ?? {};
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '402', '403', '404', '429']);
    expect(responses['403']?.['description']).toContain('agreement_required');
    expect(responses['403']?.['description']).toContain('staff_only');
    const codes = at('components', 'schemas', 'Failure', 'properties', 'code', 'enum');
    expect(codes).toEqual(Object.keys(errorStatus));
  });

  it('describes streams as streams', () => {
    const content = at('paths', '/ai/things/{id}/stream/', 'get', 'responses', '200', 'content');
    expect(Object.keys(content ?? {})).toEqual(['text/event-stream']);
    expect(at('paths', '/ai/things/{id}/stream/', 'get', 'responses', '204')).toBeDefined();
  });

  it('has no dangling references', () => {
    expect(JSON.stringify(document)).toContain('"$ref"');
    expect(danglingRefs(document)).toEqual([]);
  });
});

describe('the pages of the calls', () => {
  let door: TestHttpServer;
  afterEach(() => door.app.close());

  it('show the document and a list that a browser can read', async () => {
    door = await startHttpServer({});
    mountApiPage(door.app, endpoints, '1.2.3');
    const json = await door.app.inject('/api/openapi.json');
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json.json()).toEqual(document);
    const page = await door.app.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.payload).toContain('Things &lt;of> &quot;one&quot; &amp; all');
    expect(page.payload).not.toMatch(/<script|style=|<style/);
    const sheet = /href="(\/api\/[^"]+\.css)"/.exec(page.payload)?.[1] ?? '';
    expect((await door.app.inject(sheet)).headers['content-type']).toContain('text/css');
  });
});
