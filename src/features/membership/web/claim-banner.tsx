import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { membershipWebTexts } from './texts.ts';
import { useClaimFreeMessages } from './use-claim-free-messages.ts';
import { useUsage } from './use-usage.ts';

/** The way to the free messages, for an account that has not claimed them (MEM-5). */
export function ClaimBanner({ className = '' }: { className?: string }) {
  const texts = useTexts(membershipWebTexts);
  const claim = useClaimFreeMessages();
  const usage = useUsage().data;
  if (!usage || usage.hasClaimedFreeMessages) return null;
  return (
    <Banner
      type="info"
      className={className}
      title={usage.remainingCount === 0 ? texts.quotaUnclaimed : texts.unclaimed}
      action={
        <Button className="my-1" pending={claim.isPending} onClick={() => claim.mutate()}>
          {texts.claim}
        </Button>
      }
    />
  );
}
