import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';

import { requireAgreement, requireAnonymous, requireSignIn } from './guards.ts';
import { VerifyingIdentity } from './layout/verifying-identity.tsx';
import { readChatEarly } from './read-chat-early.ts';
import { readSessionsEarly } from './read-sessions-early.ts';
import {
  orderParams,
  sessionParams,
  sharedParams,
  shareParams,
  validateHall,
  validateKnowledge,
  validateMessage,
  validatePage,
  validatePerson,
  validatePlanKind,
  validateReviews,
  validateSearchWords,
} from './route-parameters.ts';

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
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('./screens/forgot-password-screen.tsx'),
    'ForgotPasswordScreen',
  ),
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(
    () => import('./screens/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  ),
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
const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: lazyRouteComponent(() => import('./screens/about-screen.tsx'), 'AboutScreen'),
});
const help = createRoute({
  getParentRoute: () => root,
  path: '/help',
  component: lazyRouteComponent(() => import('./screens/help-screen.tsx'), 'HelpScreen'),
});
/** For developers; the screen itself decides where it is not available. */
const ssoTest = createRoute({
  getParentRoute: () => root,
  path: '/sso-test',
  component: lazyRouteComponent(() => import('./screens/sso-test-screen.tsx'), 'SsoTestScreen'),
});
const agreement = createRoute({
  getParentRoute: () => root,
  path: '/privacy-agreement',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(() => import('./screens/agreement-screen.tsx'), 'AgreementScreen'),
});
/** The only page of an account that is about to be deleted. */
const accountDeletion = createRoute({
  getParentRoute: () => root,
  path: '/account-deletion',
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(
    () => import('./screens/account-deletion-screen.tsx'),
    'AccountDeletionScreen',
  ),
});

/** The plans for sale, and the payment of an order: each in its own tab. */
const choosePlan = createRoute({
  getParentRoute: () => root,
  path: '/purchase',
  beforeLoad: requireSignIn,
  validateSearch: validatePlanKind,
  component: lazyRouteComponent(
    () => import('./screens/choose-plan-screen.tsx'),
    'ChoosePlanScreen',
  ),
});
const pay = createRoute({
  getParentRoute: () => root,
  path: '/pay/$orderId',
  beforeLoad: requireSignIn,
  params: orderParams,
  component: lazyRouteComponent(() => import('./screens/pay-screen.tsx'), 'PayScreen'),
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/sessions', replace: true });
  },
});

/** Every page below requires sign-in and the accepted agreement, and is shown in the shell. */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: requireAgreement,
  pendingComponent: VerifyingIdentity,
  component: lazyRouteComponent(() => import('./layout/shell.tsx'), 'Shell'),
});
const sessions = createRoute({
  getParentRoute: () => guarded,
  path: '/sessions',
  validateSearch: validateSearchWords,
  loader: ({ location }) => readSessionsEarly(location.searchStr),
  component: lazyRouteComponent(() => import('./screens/sessions-screen.tsx'), 'SessionsScreen'),
});
const recycleBin = createRoute({
  getParentRoute: () => guarded,
  path: '/sessions/deleted',
  validateSearch: validatePage,
  component: lazyRouteComponent(
    () => import('./screens/recycle-bin-screen.tsx'),
    'RecycleBinScreen',
  ),
});
const chat = createRoute({
  getParentRoute: () => guarded,
  path: '/chat/$sessionId',
  validateSearch: validateMessage,
  params: sessionParams,
  loader: ({ params }) => void readChatEarly(params.sessionId),
  component: lazyRouteComponent(() => import('./screens/chat-screen.tsx'), 'ChatScreen'),
});
const visitSummary = createRoute({
  getParentRoute: () => guarded,
  path: '/chat/$sessionId/visit-summary',
  params: sessionParams,
  component: lazyRouteComponent(
    () => import('./screens/visit-summary-screen.tsx'),
    'VisitSummaryScreen',
  ),
});
const shareHall = createRoute({
  getParentRoute: () => guarded,
  path: '/share-hall',
  validateSearch: validateHall,
  component: lazyRouteComponent(() => import('./screens/share-hall-screen.tsx'), 'ShareHallScreen'),
});
/** PAGE-3: the viewer links back here. */
const share = createRoute({
  getParentRoute: () => guarded,
  path: '/share',
  beforeLoad: () => {
    throw redirect({ to: '/share-hall', replace: true });
  },
});
const myShares = createRoute({
  getParentRoute: () => guarded,
  path: '/shared',
  validateSearch: validatePage,
  component: lazyRouteComponent(() => import('./screens/my-shares-screen.tsx'), 'MySharesScreen'),
});
const sharedSession = createRoute({
  getParentRoute: () => guarded,
  path: '/shared/$sharedId',
  params: sharedParams,
  component: lazyRouteComponent(
    () => import('./screens/shared-session-screen.tsx'),
    'SharedSessionScreen',
  ),
});
const myShare = createRoute({
  getParentRoute: () => guarded,
  path: '/share/view/$shareId',
  params: shareParams,
  component: lazyRouteComponent(() => import('./screens/my-share-screen.tsx'), 'MyShareScreen'),
});
const herbCheck = createRoute({
  getParentRoute: () => guarded,
  path: '/herb-check',
  validateSearch: validatePerson,
  component: lazyRouteComponent(() => import('./screens/herb-check-screen.tsx'), 'HerbCheckScreen'),
});
const profile = createRoute({
  getParentRoute: () => guarded,
  path: '/profile',
  component: lazyRouteComponent(() => import('./screens/profile-screen.tsx'), 'ProfileScreen'),
});
const settings = createRoute({
  getParentRoute: () => guarded,
  path: '/settings',
  component: lazyRouteComponent(() => import('./screens/settings-screen.tsx'), 'SettingsScreen'),
});
const membership = createRoute({
  getParentRoute: () => guarded,
  path: '/subscription',
  validateSearch: validatePage,
  component: lazyRouteComponent(
    () => import('./screens/membership-screen.tsx'),
    'MembershipScreen',
  ),
});

const adminScreens = () => import('./screens/admin-screen.tsx');
/** The page itself asks the server whether the user may see it. */
const admin = createRoute({
  getParentRoute: () => guarded,
  path: '/admin',
  component: lazyRouteComponent(adminScreens, 'AdminScreen'),
});
/** The page itself asks the server whether the user may see it. */
const reviews = createRoute({
  getParentRoute: () => guarded,
  path: '/admin/reviews',
  validateSearch: validateReviews,
  component: lazyRouteComponent(() => import('./screens/reviews-screen.tsx'), 'ReviewsScreen'),
});

/** The page itself asks the server whether the user may see it. */
const knowledge = createRoute({
  getParentRoute: () => guarded,
  path: '/admin/knowledge',
  validateSearch: validateKnowledge,
  component: lazyRouteComponent(adminScreens, 'KnowledgeScreen'),
});

/** The address of every screen. */
export const routeTree = root.addChildren([
  home,
  login,
  register,
  forgotPassword,
  resetPassword,
  terms,
  privacy,
  about,
  help,
  ssoTest,
  agreement,
  accountDeletion,
  choosePlan,
  pay,
  guarded.addChildren([
    sessions,
    recycleBin,
    chat,
    visitSummary,
    shareHall,
    share,
    myShares,
    sharedSession,
    myShare,
    herbCheck,
    profile,
    settings,
    membership,
    admin,
    reviews,
    knowledge,
  ]),
]);
