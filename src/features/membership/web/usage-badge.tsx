import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { membershipKind } from '../rules.ts';
import { membershipApi } from './membership-api.ts';
import { membershipWebTexts } from './texts.ts';
import { useClaim } from './use-claim.ts';
import { useUsage } from './use-usage.ts';

/** In the header: messages left, leading to the membership page, and the free ones while they are unclaimed (Spec 2). */
export function UsageBadge() {
  const texts = useTexts(membershipWebTexts);
  const usage = useUsage().data;
  const status = useQuery(endpointQuery(membershipApi, 'getSubscriptionStatus')).data;
  const claim = useClaim();
  if (!usage) return null;
  const isPermanent = status !== undefined && membershipKind(status) === 'permanent';
  const shown = isPermanent ? texts.permanent : texts.remaining(usage.remainingCount);
  return (
    <div className="flex items-center gap-1">
      {!usage.hasClaimedFreeMessages && (
        <Button
          variant="ghost"
          size="small"
          className="text-ochre"
          icon={<Gift aria-hidden="true" className="size-4.5" />}
          pending={claim.isPending}
          onClick={() => claim.mutate()}
        >
          <span className="max-sm:sr-only">{texts.claim}</span>
        </Button>
      )}
      <Link
        to="/subscription"
        title={texts.title}
        className="flex min-h-11 items-center rounded-control px-1.5"
      >
        <Badge tone={usage.remainingCount > 0 ? 'ochre' : 'cinnabar'}>{shown}</Badge>
        <span className="sr-only">{texts.title}</span>
      </Link>
    </div>
  );
}
