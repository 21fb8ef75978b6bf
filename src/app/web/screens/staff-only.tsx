import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { useStaffAccess } from '#features/account/web/use-staff-access.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { missingTexts } from './missing-texts.ts';
import { staffOnlyTexts } from './staff-only-texts.ts';

/**
 * A page for staff: rendered, with its calls, once the server has confirmed that the user may see
 * it.
 */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { askFailed } = useTexts(staffOnlyTexts);
  const access = useStaffAccess();
  if (access.isPending) {
    return (
      <SkeletonGroup className="flex flex-col gap-4">
        <Skeleton className="h-11 w-80 max-w-full" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    );
  }
  if (!access.data) return <QueryFailure title={askFailed} query={access} />;
  if (access.data.lacksSecondFactor) return <FactorMissing />;
  return access.data.mayReview ? children : <Refused />;
}

function FactorMissing() {
  const { factorTitle, factorHint, toSettings } = useTexts(staffOnlyTexts);
  return (
    <EmptyState
      icon={<ShieldCheck aria-hidden="true" />}
      title={factorTitle}
      hint={factorHint}
      action={
        <Link to="/settings" className={buttonClass('primary')}>
          {toSettings}
        </Link>
      }
    />
  );
}

function Refused() {
  const { title, hint } = useTexts(staffOnlyTexts);
  const { toSessions } = useTexts(missingTexts);
  return (
    <EmptyState
      icon={<ShieldCheck aria-hidden="true" />}
      title={title}
      hint={hint}
      action={
        <Link to="/sessions" className={buttonClass('quiet')}>
          {toSessions}
        </Link>
      }
    />
  );
}
