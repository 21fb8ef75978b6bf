import type { endpoints } from '#app/server/endpoints.ts';
import type { AppError } from '#platform/contract/app-error.ts';
import type { Endpoint, EventOf, ReplyOf } from '#platform/contract/endpoint.ts';

export type EndpointName = keyof typeof endpoints;
type EndpointOf<K extends EndpointName> = (typeof endpoints)[K];

/** An answer that no contract knows: of an older server, of a proxy on the way, or of no network at all. */
export class ForeignAnswer {
  /** Null where the network fails. */
  readonly response: { status: number; body: string } | null;

  constructor(response: { status: number; body: string } | null) {
    this.response = response;
  }
}

/** A call that reaches no server. */
export const noNetwork = new ForeignAnswer(null);

/** What something else than a server of this version sends. */
export const foreign = (status: number, body: unknown): ForeignAnswer =>
  new ForeignAnswer({ status, body: typeof body === 'string' ? body : JSON.stringify(body) });

/** A call that is not answered while the test lasts. */
export const unanswered = (): Promise<never> => Promise.withResolvers<never>().promise;

/** What the page sent, as text where it stood in the address. */
export type SentCall = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
};

/** A file to save: its type, its name, what is in it. */
export type FileAnswer = { type: string; name: string; text: string };

type GoodAnswer<E extends Endpoint> = E['events'] extends object
  ? readonly EventOf<E>[]
  : E['file'] extends readonly string[]
    ? FileAnswer
    : ReplyOf<E>;
type Scripted<K extends EndpointName> = GoodAnswer<EndpointOf<K>> | AppError | ForeignAnswer;

/** What each call is answered with: always the same, or decided by what was sent. */
export type Answers = {
  [K in EndpointName]?: Scripted<K> | ((sent: SentCall) => Scripted<K> | Promise<Scripted<K>>);
};
