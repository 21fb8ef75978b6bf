import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';

import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { permanentMemberAbove } from '../rules.ts';
import { membershipApi } from './membership-api.ts';
import { membershipWebTexts } from './texts.ts';
import { usageQuery, useUsage } from './use-usage.ts';

/** In the header: messages left, and the free ones while they are unclaimed (Spec 2). */
export function UsageBadge() {
  const texts = useTexts(membershipWebTexts);
  const usage = useUsage().data;
  const subscription = useQuery(endpointQuery(membershipApi, 'getSubscriptionStatus')).data;
  const claim = useClaim();
  if (!usage) return null;
  const isPermanent = (subscription?.permanent_remaining ?? 0) > permanentMemberAbove;
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
      {!isPermanent && (
        <span title={texts.remainingHint}>
          <Badge tone={usage.remainingCount > 0 ? 'ochre' : 'cinnabar'}>
            {texts.remaining(usage.remainingCount)}
          </Badge>
        </span>
      )}
    </div>
  );
}

function useClaim() {
  const texts = useTexts(membershipWebTexts);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => membershipApi.claimFreeMessages(),
    onSuccess: ({ usage, claimed }) => {
      cache.setQueryData(usageQuery.queryKey, usage);
      notify({ type: 'success', message: texts.claimed(claimed) });
    },
    onError: (error) => {
      const message = error instanceof CallError ? error.text : texts.claimFailed;
      notify({ type: 'error', message });
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['getUsage'] }),
        cache.invalidateQueries({ queryKey: ['getSubscriptionStatus'] }),
      ]),
  });
}
