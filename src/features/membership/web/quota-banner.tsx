import { Link } from '@tanstack/react-router';

import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { membershipWebTexts } from './texts.ts';
import { useClaim } from './use-claim.ts';
import { useUsage } from './use-usage.ts';

/** No message is left: claim the free ones, or buy (Spec 8). */
export function QuotaBanner() {
  const texts = useTexts(membershipWebTexts);
  const claim = useClaim();
  const usage = useUsage().data;
  if (usage && !usage.hasClaimedFreeMessages) {
    return (
      <Banner
        type="info"
        title={texts.quotaUnclaimed}
        action={
          <Button size="small" pending={claim.isPending} onClick={() => claim.mutate()}>
            {texts.claim}
          </Button>
        }
      />
    );
  }
  return (
    <Banner
      type="warning"
      title={texts.quotaSpent}
      action={
        <Link to="/subscription" className="inline-flex min-h-11 items-center underline">
          {texts.buy}
        </Link>
      }
    >
      {texts.emergencyIsFree}
    </Banner>
  );
}
