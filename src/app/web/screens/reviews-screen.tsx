import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback } from 'react';

import { useStaffAccess } from '#features/account/web/use-staff-access.ts';
import { overviewTexts } from '#features/administration/web/texts.ts';
import { ReviewDesk } from '#features/review/web/review-desk.tsx';
import { reviewTabs } from '#features/review/web/review-tabs.tsx';
import { reviewTexts } from '#features/review/web/review-texts.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';
import { StaffOnly } from './staff-only.tsx';

const route = getRouteApi('/guarded/admin/reviews');

/** The page where staff review shares, comments and reports. */
export function ReviewsScreen() {
  const texts = useTexts(reviewTexts);
  const { page = 1, tab: asked } = route.useSearch();
  const navigate = route.useNavigate();
  const tab = reviewTabs.find((each) => each === asked) ?? 'shares';
  const turnTo = useCallback(
    (next: number) =>
      void navigate({
        search: { ...(next > 1 ? { page: next } : {}), ...(tab === 'shares' ? {} : { tab }) },
      }),
    [navigate, tab],
  );
  const access = useStaffAccess();
  const { title: overview } = useTexts(overviewTexts);
  useScreenTitle(texts.title);
  return (
    <Page>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1>{texts.title}</h1>
        {access.data?.mayReview && (
          <Link to="/admin" className={buttonClass('quiet', 'small')}>
            {overview}
          </Link>
        )}
      </div>
      <StaffOnly>
        <ReviewDesk tab={tab} page={page} onPage={turnTo} />
      </StaffOnly>
    </Page>
  );
}
