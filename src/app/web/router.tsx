import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';

import { searchCharsMax } from '#features/search/rules.ts';

import { requireAgreement, requireAnonymous, requireSignIn } from './guards.ts';
import { FullScreenWait } from './layout/full-screen-wait.tsx';
import { ScreenFailure } from './layout/screen-failure.tsx';
import { VerifyingIdentity } from './layout/verifying-identity.tsx';
import { guardedId } from './returnable.ts';

const root = createRootRoute({
  notFoundComponent: lazyRouteComponent(
    () => import('./screens/not-found-screen.tsx'),
    'NotFoundScreen',
  ),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  beforeLoad: requireAnonymous,
  component: lazyRouteComponent(() => import('./screens/login-screen.tsx'), 'LoginScreen'),
});
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  beforeLoad: requireAnonymous,
  component: lazyRouteComponent(() => import('./screens/register-screen.tsx'), 'RegisterScreen'),
});
const documentScreen = () => import('./screens/document-screen.tsx');
const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(documentScreen, 'TermsScreen'),
});
const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(documentScreen, 'PrivacyScreen'),
});
const agreement = createRoute({
  getParentRoute: () => root,
  path: '/privacy-agreement',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('./screens/agreement-screen.tsx'), 'AgreementScreen'),
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/sessions', replace: true });
  },
});

/** Every page under this one needs sign-in and the accepted agreement, and stands in the shell. */
const guarded = createRoute({
  getParentRoute: () => root,
  id: guardedId,
  beforeLoad: requireAgreement,
  pendingComponent: VerifyingIdentity,
  component: lazyRouteComponent(() => import('./layout/shell.tsx'), 'Shell'),
});
/** `?page=` of a list; the first page, and whatever is none, goes without. */
const validatePage = (search: Record<string, unknown>): { page?: number } => {
  const page = Number(search['page'] ?? 1);
  return Number.isSafeInteger(page) && page > 1 ? { page } : {};
};
/** `?q=` of the search among one's own conversations, and its page. */
const validateSearchWords = (search: Record<string, unknown>): { page?: number; q?: string } => {
  // The router reads ?q=120 as a number.
  const { q } = search;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  const isFine = words !== '' && words.length <= searchCharsMax;
  return { ...validatePage(search), ...(isFine ? { q: words } : {}) };
};
const sessions = createRoute({
  getParentRoute: () => guarded,
  path: '/sessions',
  validateSearch: validateSearchWords,
  component: lazyRouteComponent(() => import('./screens/sessions-screen.tsx'), 'SessionsScreen'),
});
/** `?message=` names the message to be taken to. */
const validateMessage = (search: Record<string, unknown>): { message?: number } => {
  const message = Number(search['message']);
  return Number.isSafeInteger(message) && message > 0 ? { message } : {};
};
const chat = createRoute({
  getParentRoute: () => guarded,
  path: '/chat/$sessionId',
  validateSearch: validateMessage,
  params: {
    // A malformed id matches nothing: the page is not found (wire "Rules for every call").
    parse: ({ sessionId }) => /^[1-9]\d{0,15}$/.test(sessionId) && { sessionId: Number(sessionId) },
    stringify: ({ sessionId }) => ({ sessionId: String(sessionId) }),
  },
  component: lazyRouteComponent(() => import('./screens/chat-screen.tsx'), 'ChatScreen'),
});
const herbCheck = createRoute({
  getParentRoute: () => guarded,
  path: '/herb-check',
  component: lazyRouteComponent(() => import('./screens/herb-check-screen.tsx'), 'HerbCheckScreen'),
});
const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  component: lazyRouteComponent(() => import('./screens/settings-screen.tsx'), 'SettingsScreen'),
});
const subscription = createRoute({
  getParentRoute: () => guarded,
  path: '/subscription',
  validateSearch: validatePage,
  component: lazyRouteComponent(
    () => import('./screens/subscription-screen.tsx'),
    'SubscriptionScreen',
  ),
});

const routeTree = root.addChildren([
  home,
  login,
  register,
  terms,
  privacy,
  agreement,
  guarded.addChildren([sessions, chat, herbCheck, settings, subscription]),
]);

/** How long a page may take before its waiting state is drawn. */
const pendingMs = 150;

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingMs: pendingMs,
  defaultPendingMinMs: 0,
  defaultPendingComponent: FullScreenWait,
  defaultErrorComponent: ScreenFailure,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
