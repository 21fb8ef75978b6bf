import { sharingEndpoints } from '#features/sharing/contract.ts';
import { reviewEndpoints } from '#features/review/contract.ts';
import { urlOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { startTestProduct, type Answer, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import { storeMessage } from '#test/stored-message.ts';

const calls = { ...sharingEndpoints, ...reviewEndpoints };
export type CallName = keyof typeof calls;

type Sent = {
  id?: number;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
};

export type SharingWorld = {
  product: ProductHarness;
  author: TestAccount;
  reader: TestAccount;
  staff: TestAccount;
  colleague: TestAccount;
  call: (name: CallName, as: TestAccount | null, sent?: Sent) => Promise<Answer>;
  /** The data of a successful call. */
  data: <T>(name: CallName, as: TestAccount, sent?: Sent) => Promise<T>;
  /** A session of a user with the given messages, the user's first. */
  talk: (owner: TestAccount, said: readonly string[]) => Promise<number>;
  /** Shares a new session of the author; pending. */
  share: (wishes?: Record<string, unknown>, said?: readonly string[]) => Promise<number>;
  approve: (id: number) => Promise<void>;
  statusOf: (answer: Promise<Answer>) => Promise<number>;
};

export async function openSharingWorld(
  environment: Record<string, string> = {},
): Promise<SharingWorld> {
  const product = await startTestProduct({ environment });
  const author = await product.signUp('quiet-author');
  const reader = await product.signUp('curious-reader');
  const staff = await product.signUp('first-reviewer', { staff: true });
  const colleague = await product.signUp('second-reviewer', { staff: true });
  const call: SharingWorld['call'] = (name, as, { id, query, body } = {}) => {
    const endpoint: Endpoint = calls[name];
    const url = urlOf(endpoint.path, id === undefined ? {} : { id }, query);
    const bearer = as ? { bearer: as.access } : {};
    return product.ask(endpoint.method, url, {
      ...bearer,
      ...(endpoint.body ? { body: body ?? {} } : {}),
    });
  };
  const data: SharingWorld['data'] = async <T>(name: CallName, as: TestAccount, sent?: Sent) => {
    const answer = await call(name, as, sent);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`);
    return answer.json['data'] as T;
  };
  const talk: SharingWorld['talk'] = async (owner, said) => {
    const sessionId = await product.openSession(owner, '一次问诊');
    for (const [place, content] of said.entries()) {
      const role = place % 2 === 0 ? 'user' : 'assistant';
      const message = { userId: owner.userId, sessionId, content, at: product.now() };
      await storeMessage(product.database.db, { ...message, role });
    }
    return sessionId;
  };
  const share: SharingWorld['share'] = async (wishes = {}, said = ['头痛三天，怕冷', '多久了']) => {
    const body = { title: '反复头痛', tags: '头痛,怕冷', isPublic: true, ...wishes };
    const id = await talk(author, said);
    return (await data<{ id: number }>('shareSession', author, { id, body })).id;
  };
  return {
    product,
    author,
    reader,
    staff,
    colleague,
    call,
    data,
    talk,
    share,
    approve: async (id) => {
      await data('reviewShare', staff, { id, body: { approved: true } });
    },
    statusOf: async (answer) => (await answer).status,
  };
}
