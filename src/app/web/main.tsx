import '#platform/web/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { exchangeTokens } from '#features/account/web/sign-in-actions.ts';
import { connectApi } from '#platform/web/api.ts';
import { followOtherTabs, signInState } from '#platform/web/sign-in-state.ts';
import { KitRoot } from '#platform/web/ui/kit-root.tsx';

import { App } from './app.tsx';
import { focusContentOn } from './focus-content.ts';
import { router } from './router.tsx';
import { followRefusal, watchSignIn } from './watch-sign-in.ts';

connectApi({
  exchange: exchangeTokens,
  onRefused: (code) => followRefusal(router, signInState, code),
});
followOtherTabs(() => void router.invalidate());
watchSignIn(router, signInState);
focusContentOn(router);

const container = document.querySelector('#root');
if (!container) throw new Error('the page has no #root');
createRoot(container).render(
  <StrictMode>
    <KitRoot>
      <App />
    </KitRoot>
  </StrictMode>,
);
