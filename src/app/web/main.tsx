import '#platform/web/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { exchangeTokens, resumeSignIn } from '#features/account/web/sign-in-actions.ts';
import { connectApi } from '#platform/web/api.ts';
import { mobileQuery } from '#platform/web/mobile-query.ts';
import { followOtherTabs, signInState } from '#platform/web/sign-in-state.ts';
import { KitRoot } from '#platform/web/ui/kit-root.tsx';

import { App } from './app.tsx';
import { focusContentOn } from './focus-content.ts';
import { openedSessionId } from './opened-session-id.ts';
import { readChatEarly } from './read-chat-early.ts';
import { readSessionsEarly } from './read-sessions-early.ts';
import { router } from './router.tsx';
import { followRefusal, watchSignIn } from './watch-sign-in.ts';

/** Both lead to the list. */
const listPath = /^\/(sessions\/?)?$/;

connectApi({
  exchange: exchangeTokens,
  onRefused: (code) => followRefusal(router, signInState, code),
});
followOtherTabs(() => void router.invalidate());
watchSignIn(router, signInState);
focusContentOn(router);

const container = document.querySelector('#root');
if (!container) throw new Error('the page has no #root');
void wordsBefore().then(() => draw(container));

/**
 * What the page shows is requested at once. On a phone, the newest messages of a conversation are shown before the page
 * has rendered.
 */
async function wordsBefore(): Promise<void> {
  if (!resumeSignIn() || !signInState.hasAgreed()) return;
  const { pathname, search } = location;
  if (listPath.test(pathname)) readSessionsEarly(search);
  const sessionId = openedSessionId(pathname);
  if (sessionId === null) return;
  const newest = readChatEarly(sessionId);
  // The message in the address may be far from the newest.
  const areWanted = matchMedia(mobileQuery).matches && search === '';
  if (!newest || !areWanted) return;
  const { showEarlyPreview } = await import('#features/messages/web/early-preview.ts');
  await showEarlyPreview(newest);
}

function draw(page: Element): void {
  createRoot(page).render(
    <StrictMode>
      <KitRoot>
        <App />
      </KitRoot>
    </StrictMode>,
  );
}
