import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { MyShareView } from '#features/sharing/web/my-share-view.tsx';
import { myShareTexts } from '#features/sharing/web/my-share-texts.ts';
import { sharedTexts } from '#features/sharing/web/shared-texts.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

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
      <Link
        to="/shared"
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control pr-3 text-muted hover:bg-sunken"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {sharedTexts[language].backToMine}
      </Link>
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
