import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { MyShareView } from '#features/sharing/web/my-share-view.tsx';
import { myShareTexts } from '#features/sharing/web/my-share-texts.ts';
import { sharedTexts } from '#features/sharing/web/shared-texts.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { BackLink } from '../layout/back-link.tsx';
import { useScreenTitle } from '../use-screen-title.ts';

const CommentsPanel = lazy(() => import('#features/sharing/web/comments-panel.tsx'));
const route = getRouteApi('/guarded/share/view/$shareId');

/** The author's view of a share. */
export function MyShareScreen() {
  const { language } = useLanguage();
  const { shareId } = route.useParams();
  const navigate = route.useNavigate();
  useScreenTitle(myShareTexts[language].title);
  return (
    <Page isNarrow>
      <BackLink to="/shared">{sharedTexts[language].backToMine}</BackLink>
      <MyShareView
        key={shareId}
        shareId={shareId}
        renderComments={(share) => (
          <div className="mt-8 border-t border-line pt-6">
            <Suspense>
              <CommentsPanel share={share} />
            </Suspense>
          </div>
        )}
        onRemoved={() => void navigate({ to: '/shared', replace: true })}
      />
    </Page>
  );
}
