import { Link } from '@tanstack/react-router';

import { Banner } from '#platform/web/ui/banner.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { ClaimBanner } from './claim-banner.tsx';
import { membershipWebTexts } from './texts.ts';
import { useUsage } from './use-usage.ts';

/** Shown when no message is left: claim the free ones, or buy (MEM-24). */
export default function QuotaBanner() {
  const texts = useTexts(membershipWebTexts);
  const usage = useUsage().data;
  if (usage && !usage.hasClaimedFreeMessages) return <ClaimBanner />;
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
