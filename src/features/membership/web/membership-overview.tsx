import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';

import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { membershipKind } from '../rules.ts';
import { MembershipBalance } from './membership-balance.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { PlanLinks } from './plan-links.tsx';
import type { PlanAddresses } from './plan-links.tsx';
import { membershipQuery } from './use-membership.ts';
import { membershipPageTexts } from './membership-page-texts.ts';
import { membershipWebTexts } from './texts.ts';
import { useClaimFreeMessages } from './use-claim-free-messages.ts';
import { useUsage } from './use-usage.ts';

/** The user's balance, with the actions that add to it: claiming the free messages and buying. */
export function MembershipOverview({ addresses }: { addresses: PlanAddresses }) {
  const { claim: claimLabel } = useTexts(membershipWebTexts);
  const { statusFailed } = useTexts(membershipPageTexts);
  const status = useQuery({
    ...membershipQuery,
    refetchOnWindowFocus: 'always',
  });
  const isUnclaimed = useUsage().data?.hasClaimedFreeMessages === false;
  const claim = useClaimFreeMessages();
  if (status.isPending) return <OverviewSkeleton />;
  if (!status.data) {
    return (
      <Card as="section">
        <QueryFailure title={statusFailed} query={status} />
      </Card>
    );
  }
  const kind = membershipKind(status.data);
  return (
    <Card as="section" className="md:p-7">
      <MembershipBalance status={status.data} />
      {(isUnclaimed || kind !== 'permanent') && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
          {isUnclaimed && (
            <Button
              icon={<Gift aria-hidden="true" className="size-5" />}
              pending={claim.isPending}
              onClick={() => claim.mutate()}
            >
              {claimLabel}
            </Button>
          )}
          <PlanLinks kind={kind} addresses={addresses} />
        </div>
      )}
    </Card>
  );
}
