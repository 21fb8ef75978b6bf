import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { refreshSessions } from '#features/sessions/web/session-queries.ts';
import { ReportButton } from '#features/sharing/web/report-button.tsx';
import {
  sharedSessionQuery,
  SharedSessionView,
} from '#features/sharing/web/shared-session-view.tsx';
import { sharedTexts } from '#features/sharing/web/shared-texts.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { BackLink } from '../layout/back-link.tsx';
import { useScreenTitle } from '../use-screen-title.ts';

const CommentsPanel = lazy(() => import('#features/sharing/web/comments-panel.tsx'));
const route = getRouteApi('/guarded/shared/$sharedId');

/** A published share with its comments. */
export function SharedSessionScreen() {
  const texts = useTexts(sharedTexts);
  const { sharedId } = route.useParams();
  const navigate = route.useNavigate();
  const cache = useQueryClient();
  const { data: share } = useQuery(sharedSessionQuery(sharedId));
  useScreenTitle(share?.title ?? texts.content);
  return (
    <Page isNarrow>
      <BackLink to="/share">{texts.backToHall}</BackLink>
      <SharedSessionView
        key={sharedId}
        sharedId={sharedId}
        renderReport={({ id }) => <ReportButton about={{ kind: 'share', id }} />}
        renderComments={(shown) => (
          <div className="mt-8 border-t border-line pt-6">
            <Suspense>
              <CommentsPanel share={shown} />
            </Suspense>
          </div>
        )}
        onContinued={(sessionId) => {
          void refreshSessions(cache);
          void navigate({ to: '/chat/$sessionId', params: { sessionId } });
        }}
      />
    </Page>
  );
}
