import { Link } from '@tanstack/react-router';

import { useStaffAccess } from '#features/account/web/use-staff-access.ts';
import { knowledgeTexts } from '#features/administration/web/knowledge-texts.ts';
import { OverviewPanel } from '#features/administration/web/overview-panel.tsx';
import { overviewTexts } from '#features/administration/web/texts.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';
import { useScreenTitle } from '../use-screen-title.ts';
import { StaffOnly } from './staff-only.tsx';

export { KnowledgeScreen } from './knowledge-screen.tsx';

/** Statistics of the product, for staff. */
export function AdminScreen() {
  const { title } = useTexts(overviewTexts);
  const { reviewDesk } = useTexts(appTexts);
  const { title: knowledge } = useTexts(knowledgeTexts);
  const access = useStaffAccess();
  useScreenTitle(title);
  return (
    <Page>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h1>{title}</h1>
        {access.data?.mayReview && (
          <Link to="/admin/knowledge" className={buttonClass('quiet', 'small')}>
            {knowledge}
          </Link>
        )}
      </div>
      <StaffOnly>
        <OverviewPanel
          toReviews={
            <Link to="/admin/reviews" className={buttonClass('quiet', 'small')}>
              {reviewDesk}
            </Link>
          }
        />
      </StaffOnly>
    </Page>
  );
}
