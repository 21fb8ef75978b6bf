import { setImmediate } from 'node:timers/promises';
import { endpoints } from '#app/server/endpoints.ts';
import { AppError, errorBody } from '#platform/contract/app-error.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';

import {
  ForeignAnswer,
  unanswered,
  type Answers,
  type EndpointName,
  type FileAnswer,
  type SentCall,
} from './scripted-answers.ts';
import { trackCall } from './open-calls.ts';

const base = 'http://localhost';

type Found = { name: EndpointName; endpoint: Endpoint; sent: SentCall };

/**
 * Replaces the network: answers each call of the contract as the test specifies, in the envelope of
 * the real server. A call without a scripted response, a request that breaks the contract although
 * it succeeds, and a response that breaks it are errors.
 */
export class ScriptedServer {
  readonly #errors = new Set<string>();
  readonly #answers: Answers;
  readonly #calls = new Map<EndpointName, SentCall[]>();
  readonly #closed = Promise.withResolvers<never>();

  constructor(answers: Answers) {
    this.#answers = { ...answers };
    this.#closed.promise.catch(() => undefined);
  }

  /** What broke the contract or was not expected, each once. */
  get errors(): readonly string[] {
    return [...this.#errors];
  }

  /** Sets the responses of the named calls from here on. */
  answer(answers: Answers): void {
    Object.assign(this.#answers, answers);
  }

  /** The inputs of all calls of this name so far. */
  calls(name: EndpointName): readonly SentCall[] {
    return this.#calls.get(name) ?? [];
  }

  /** Fails the calls that stay unanswered, and waits until the page has noticed. */
  async close(): Promise<void> {
    this.#closed.reject(new TypeError('Failed to fetch'));
    await setImmediate();
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const address = input instanceof Request ? input.url : String(input);
    const url = new URL(address, base);
    const found = findCall(init.method ?? 'GET', url, init.body);
    if (!found) return this.#fail(`no call of the contract: ${init.method ?? 'GET'} ${address}`);
    const { name, sent } = found;
    this.#calls.set(name, [...this.calls(name), sent]);
    if (this.#answers[name] === undefined) return this.#fail(`no answer to ${name} was expected`);
    const answer = await this.#answerOf(name, sent, init.signal);
    init.signal?.throwIfAborted();
    return this.#respond(found, answer, languageOf(init));
  };

  async #answerOf(
    name: EndpointName,
    sent: SentCall,
    signal: RequestInit['signal'],
  ): Promise<unknown> {
    const scripted = this.#answers[name] as unknown;
    if (typeof scripted !== 'function') return scripted;
    if (scripted === unanswered) return this.#closed.promise;
    const answer = scripted(sent) as unknown;
    if (!(answer instanceof Promise)) return answer;
    return trackCall(`the call ${name}`, answer, signal);
  }

  #respond({ name, endpoint, sent }: Found, answer: unknown, language: Language): Response {
    if (answer instanceof ForeignAnswer) return foreignResponse(answer);
    if (answer instanceof AppError) return refusal(answer, language);
    const errors = [...requestErrors(endpoint, sent), ...answerErrors(endpoint, answer)];
    if (errors.length > 0) return this.#fail(`${name}: ${errors.join('; ')}`);
    if (endpoint.events) return eventStream(answer as readonly unknown[]);
    if (endpoint.file) return file(answer as FileAnswer);
    return json(200, { success: true, data: answer });
  }

  /** The page sees a failed network; the test fails at its end. */
  #fail(words: string): never {
    this.#errors.add(words);
    throw new TypeError(words);
  }
}

function languageOf({ headers }: RequestInit): Language {
  return new Headers(headers).get('accept-language') === 'en-US' ? 'en-US' : 'zh-CN';
}

function findCall(method: string, url: URL, body: unknown): Found | null {
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const params = endpoint.method === method ? paramsIn(endpoint.path, url.pathname) : null;
    if (!params) continue;
    const query = Object.fromEntries(url.searchParams);
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    return { name, endpoint, sent: { params, query, body: sent } };
  }
  return null;
}

/** The parameters of a path that matches the pattern of an endpoint; null when it does not. */
function paramsIn(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? '';
    if (part.startsWith(':')) {
      if (value !== '' && !isWord(part, value)) params[part.slice(1)] = decodeURIComponent(value);
      else return null;
    } else if (part !== value) return null;
  }
  return params;
}

/** The parts of a path that are no ids. */
const wordParts = new Set([':name', ':chapter']);

/** A literal path such as `/sessions/deleted/` is not an id of `/sessions/:id/`. */
const isWord = (part: string, value: string): boolean =>
  !wordParts.has(part) && !/^\d+$/.test(value);

function requestErrors(endpoint: Endpoint, sent: SentCall): string[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const result = endpoint[part]?.safeParse(sent[part]);
    return !result || result.success ? [] : [`${part} sent is refused: ${result.error.message}`];
  });
}

function answerErrors({ reply, events }: Endpoint, answer: unknown): string[] {
  const schema = events ?? reply;
  const parts = events ? (answer as readonly unknown[]) : [answer];
  return parts.flatMap((part) => {
    const result = schema?.safeParse(part);
    return !result || result.success ? [] : [`answer is not allowed: ${result.error.message}`];
  });
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } });
}

function refusal(error: AppError, language: Language): Response {
  const seconds = error.retryAfterSeconds;
  const headers = seconds === undefined ? undefined : { 'retry-after': String(seconds) };
  return json(error.status, errorBody(error, language), headers);
}

function foreignResponse({ response }: ForeignAnswer): Response {
  if (!response) throw new TypeError('Failed to fetch');
  const headers = { 'content-type': 'application/json' };
  return new Response(response.body, { status: response.status, headers });
}

function eventStream(events: readonly unknown[]): Response {
  const lines = [...events.map((event) => JSON.stringify(event)), '[DONE]'];
  const body = lines.map((line) => `data: ${line}\n\n`).join('');
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

function file({ type, name, text }: FileAnswer): Response {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
  const headers = { 'content-type': type, 'content-disposition': disposition };
  return new Response(text, { headers });
}
