import * as z from 'zod/mini';
import { errorStatus, type ErrorCode } from '#platform/contract/error-status.ts';
import type { Endpoint, Endpoints } from '#platform/contract/endpoint.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    cycles: 'ref',
    override: ({ jsonSchema }) => nameEveryKey(jsonSchema as Json),
  }) as Json;
  return rest;
}

/** A record with known keys requires them but does not list them as properties; this adds them. */
function nameEveryKey(schema: Json): void {
  const keys = (schema['propertyNames'] as { enum?: string[] } | undefined)?.enum;
  if (!keys || !schema['required']) return;
  schema['properties'] = Object.fromEntries(
    keys.map((key) => [key, schema['additionalProperties']]),
  );
  schema['additionalProperties'] = false;
  delete schema['propertyNames'];
}

function parametersOf(endpoint: Endpoint): Json[] {
  const from = (schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): Json[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: !(field as z.ZodMiniType).safeParse(undefined).success,
      schema: schemaOf(field as z.ZodMiniType, 'input'),
    }));
  return [...from(endpoint.params, 'path'), ...from(endpoint.query, 'query')];
}

function codesOf(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...(endpoint.errors ?? [])];
  if (endpoint.body || endpoint.query) codes.push('validation_failed');
  if (endpoint.params) codes.push('not_found');
  if (endpoint.access !== 'public') codes.push('sign_in_required');
  if (endpoint.access !== 'public' && !endpoint.openToLeaving) codes.push('deletion_pending');
  if (endpoint.access === 'agreed') codes.push('agreement_required');
  if (endpoint.access === 'staff') codes.push('staff_only');
  // Every call can fail with these.
  codes.push('malformed_request', 'too_many_requests');
  return [...new Set(codes)];
}

/** The JSON schema of a response: the envelope, plus the copies of its data that some clients read. */
function answerOf({ reply, envelope }: Endpoint): Json {
  const data = reply ? schemaOf(reply, 'output') : { type: 'null' };
  if (envelope === 'flat') return enveloped(data, data);
  return enveloped(envelope === 'nested' ? enveloped(data, data) : data, {});
}

function enveloped(data: Json, beside: Json): Json {
  return {
    type: 'object',
    properties: { ...(beside['properties'] as Json | undefined), success: { const: true }, data },
    required: [...((beside['required'] as string[] | undefined) ?? []), 'success', 'data'],
    additionalProperties: false,
  };
}

function responsesOf(endpoint: Endpoint): Json {
  const responses: Json = {};
  if (endpoint.events) {
    responses['200'] = {
      description: 'Lines `data: {json}`, the last one `data: [DONE]`',
      content: { 'text/event-stream': { schema: schemaOf(endpoint.events, 'output') } },
    };
    if (endpoint.method === 'GET') responses['204'] = { description: 'There is nothing to follow' };
  } else if (endpoint.file) {
    const binary = { schema: { type: 'string', contentEncoding: 'binary' } };
    responses['200'] = {
      description: 'A file; its name is in Content-Disposition',
      headers: { 'Content-Disposition': { schema: { type: 'string' } } },
      content: Object.fromEntries(endpoint.file.map((type) => [type, binary])),
    };
  } else if (endpoint.form && endpoint.reply) {
    const content = { 'text/plain': { schema: schemaOf(endpoint.reply, 'output') } };
    responses['200'] = { description: 'Taken', content };
  } else {
    const content = { 'application/json': { schema: answerOf(endpoint) } };
    responses['200'] = { description: 'Done', content };
  }
  for (const code of codesOf(endpoint)) {
    const status = String(errorStatus[code]);
    const known = responses[status] as { description: string } | undefined;
    if (known) known.description += `, ${code}`;
    else responses[status] = { description: code, $ref: '#/components/responses/Failure' };
  }
  for (const response of Object.values(responses) as Json[]) {
    if (response['$ref']) {
      response['content'] = {
        'application/json': { schema: { $ref: '#/components/schemas/Failure' } },
      };
      delete response['$ref'];
    }
  }
  return responses;
}

const failure = {
  type: 'object',
  required: ['success', 'error', 'code'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'A text for people' },
    code: { enum: Object.keys(errorStatus) },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

const bodyTypeOf = ({ form }: Endpoint): string =>
  form ? 'application/x-www-form-urlencoded' : 'application/json';

/** The OpenAPI 3.1 document of all calls, generated from their schemas. */
export function openApiDocument(endpoints: Endpoints, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = {
      operationId: name,
      summary: endpoint.summary,
      'x-access': endpoint.access,
      ...(endpoint.access === 'public' ? { security: [] } : {}),
      parameters: parametersOf(endpoint),
      ...(endpoint.body
        ? {
            requestBody: {
              required: true,
              content: { [bodyTypeOf(endpoint)]: { schema: schemaOf(endpoint.body, 'input') } },
            },
          }
        : {}),
      responses: responsesOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '杏问 API',
      version,
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failure },
    },
  };
}
