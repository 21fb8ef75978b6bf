import { messageEndpoints } from '#features/messages/contract.ts';
import { readStream, type ReadStream } from './chat-harness.ts';
import { startModelServer, type ModelServer } from './model-server.ts';
import { textReply } from './model-server-replies.ts';
import { startTestProduct, type Answer, type ProductHarness } from './product-harness.ts';
import type { TestAccount } from './product-people.ts';

/** What the page of a conversation does for the person who is signed in. */
export type PageCalls = {
  ask: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** The data of a call that must succeed. */
  dataOf: <T>(path: string, method?: string, body?: unknown) => Promise<T>;
  /** Sends to the model `scripted` unless `extra` names another one. */
  send: (sessionId: number, content: string, extra?: Record<string, unknown>) => Promise<Response>;
  /** Sends and reads the reply to its end. */
  say: (sessionId: number, content: string, extra?: Record<string, unknown>) => Promise<ReadStream>;
  /** Reads an address as an event stream or as what refuses it. */
  open: (method: string, path: string, body?: object) => Promise<Response>;
  messagesLeft: () => Promise<number>;
};

export type ScriptedProduct = {
  product: ProductHarness;
  models: ModelServer;
  /** A new user, whose messages the model `scripted` answers with one sentence until it gets another script. */
  newPatient: () => Promise<TestAccount>;
  /** The calls of the person that the function returns at the time of each call. */
  callsAs: (person: () => TestAccount) => PageCalls;
  close: () => Promise<void>;
};

/** The whole product with a scripted model. */
export async function startScriptedProduct(): Promise<ScriptedProduct> {
  const models = await startModelServer();
  const entry = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  const product = await startTestProduct({ environment: { MODELS: JSON.stringify([entry]) } });
  let patients = 0;
  return {
    product,
    models,
    newPatient: async () => {
      patients += 1;
      models.release();
      models.scriptByMessage(() => textReply(['好的，我记下了。']));
      return product.signUp(`patient${patients}`);
    },
    callsAs: (person) => callsAs(product, person),
    close: async () => {
      models.release();
      await product.close();
      await models.stop();
    },
  };
}

function callsAs(product: ProductHarness, person: () => TestAccount): PageCalls {
  const ask: PageCalls['ask'] = (method, path, body) =>
    product.ask(method, path, {
      bearer: person().access,
      ...(body === undefined ? {} : { body }),
    });
  const dataOf: PageCalls['dataOf'] = async (path, method = 'GET', body) => {
    const { status, text, json } = await ask(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return json['data'] as never;
  };
  const open = (method: string, path: string, body?: object) =>
    fetch(product.url + path, {
      method,
      headers: {
        authorization: `Bearer ${person().access}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const send: PageCalls['send'] = (sessionId, content, extra = {}) => {
    const message = { session_id: sessionId, content, model: 'scripted', ...extra };
    return open('POST', messageEndpoints.sendMessage.path, message);
  };
  return {
    ask,
    dataOf,
    send,
    open,
    say: async (...message) => readStream(await send(...message)),
    messagesLeft: async () =>
      (await dataOf<{ remainingCount: number }>('/users/api/ai-usage/')).remainingCount,
  };
}
