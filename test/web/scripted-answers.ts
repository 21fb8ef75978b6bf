import type { endpoints } from '#app/server/endpoints.ts';
import type { AppError } from '#platform/contract/app-error.ts';
import type { Endpoint, EventOf, ReplyOf } from '#platform/contract/endpoint.ts';

export type EndpointName = keyof typeof endpoints;
type EndpointOf<K extends EndpointName> = (typeof endpoints)[K];

/** A response outside the contract: of an older server, of a proxy, or of a failed network. */
export class ForeignAnswer {
  /** Null where the network fails. */
  readonly response: { status: number; body: string } | null;

  constructor(response: { status: number; body: string } | null) {
    this.response = response;
  }
}

/** A call that reaches no server. */
export const noNetwork = new ForeignAnswer(null);

/** The response of something other than a server of this version. */
export const foreign = (status: number, body: unknown): ForeignAnswer =>
  new ForeignAnswer({ status, body: typeof body === 'string' ? body : JSON.stringify(body) });

/** A call that stays unanswered during the test. */
export const unanswered = (): Promise<never> => Promise.withResolvers<never>().promise;

/** What the page sent, with the values in the address as text. */
export type SentCall = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
};

/** A file to save: its type, its name and its content. */
export type FileAnswer = { type: string; name: string; text: string };

type GoodAnswer<E extends Endpoint> = E['events'] extends object
  ? readonly EventOf<E>[]
  : E['file'] extends readonly string[]
    ? FileAnswer
    : ReplyOf<E>;
type Scripted<K extends EndpointName> = GoodAnswer<EndpointOf<K>> | AppError | ForeignAnswer;

/** The response to each call: always the same, or computed from its input. */
export type Answers = {
  [K in EndpointName]?: Scripted<K> | ((sent: SentCall) => Scripted<K> | Promise<Scripted<K>>);
};
