import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { KitRoot } from '#platform/web/ui/kit-root.tsx';
import { SkipLink } from '#platform/web/ui/skip-link.tsx';

import { ControlsPage } from './controls-page.tsx';
import { RecordPage } from './record-page.tsx';
import { StatesPage } from './states-page.tsx';

const pages: Record<string, () => React.JSX.Element> = {
  '#controls': ControlsPage,
  '#states': StatesPage,
  '#record': RecordPage,
  '#hostile': RecordPage,
};
const Page = pages[window.location.hash] ?? ControlsPage;
const root = document.querySelector('#root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <KitRoot>
      <SkipLink />
      <Page />
    </KitRoot>
  </StrictMode>,
);
