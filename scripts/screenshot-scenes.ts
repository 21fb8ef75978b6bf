import type { Page } from '@playwright/test';
import type { TestAccount } from '#test/product-people.ts';
import type { ModelServer } from '#test/model-server.ts';
import { beginReply, type Content } from './screenshot-content.ts';

export type Stage = { url: string; models: ModelServer; content: Content };

export type Scene = {
  name: string;
  path: (stage: Stage) => string | Promise<string>;
  /** The signed-in user; none by default. */
  person?: (content: Content) => TestAccount;
  hasNotAgreed?: boolean;
  /** Also taken in English. */
  isBilingual?: boolean;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state to be shown. */
  arrange?: (page: Page) => Promise<void>;
};

const patient = (content: Content): TestAccount => content.patient;
const reviewer = (content: Content): TestAccount => content.reviewer;

export const scenes: readonly Scene[] = [
  { name: 'login', path: () => '/login', isBilingual: true },
  { name: 'register', path: () => '/register' },
  {
    name: 'agreement',
    path: () => '/privacy-agreement',
    person: (content) => content.newcomer,
    hasNotAgreed: true,
  },
  { name: 'sessions', path: () => '/sessions', person: patient, isBilingual: true },
  {
    name: 'sessions-empty',
    path: () => '/sessions',
    person: (content) => content.beginner,
  },
  {
    name: 'new-conversation',
    path: () => '/sessions',
    person: patient,
    arrange: async (page) => {
      await page.getByRole('button', { name: '新建对话' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'chat',
    path: ({ content }) => `/chat/${content.consultationId}`,
    person: patient,
    isBilingual: true,
    // The folds appear once the Markdown renderer has loaded.
    arrange: (page) => page.getByText('什么时候去医院').last().waitFor(),
  },
  {
    name: 'chat-streaming',
    path: async ({ url, models, content }) =>
      `/chat/${await beginReply(url, content.beginner, models)}`,
    person: (content) => content.beginner,
    arrange: (page) => page.getByText('可以先这样照顾自己').waitFor(),
  },
  {
    name: 'chat-empty',
    path: ({ content }) => `/chat/${content.emptyId}`,
    person: patient,
    arrange: (page) => page.getByText('您哪里不舒服').waitFor(),
  },
  {
    name: 'chat-emergency',
    path: ({ content }) => `/chat/${content.emergencyId}`,
    person: patient,
    arrange: (page) => page.getByRole('link', { name: '120' }).last().waitFor(),
  },
  {
    name: 'chat-despair',
    path: ({ content }) => `/chat/${content.despairId}`,
    person: patient,
    arrange: (page) => page.getByRole('link', { name: '12356' }).last().waitFor(),
  },
  {
    name: 'visit-summary',
    path: ({ content }) => `/chat/${content.consultationId}/visit-summary`,
    person: patient,
  },
  { name: 'recycle-bin', path: () => '/sessions/deleted', person: patient },
  { name: 'share-hall', path: () => '/share-hall', person: patient },
  { name: 'shared-case', path: ({ content }) => `/shared/${content.shareId}`, person: patient },
  { name: 'my-shares', path: () => '/shared', person: patient },
  { name: 'herb-check', path: () => '/herb-check', person: patient },
  { name: 'profile', path: () => '/profile', person: patient },
  { name: 'settings', path: () => '/settings', person: patient },
  { name: 'subscription', path: () => '/subscription', person: patient },
  { name: 'purchase', path: () => '/purchase', person: patient },
  { name: 'help', path: () => '/help' },
  { name: 'about', path: () => '/about' },
  { name: 'privacy', path: () => '/privacy' },
  { name: 'forgot-password', path: () => '/forgot-password' },
  { name: 'admin', path: () => '/admin', person: reviewer },
  { name: 'reviews', path: () => '/admin/reviews', person: reviewer },
  { name: 'knowledge', path: () => '/admin/knowledge', person: reviewer },
  { name: 'not-found', path: () => '/no-such-page', person: patient },
];
