import { useTexts } from '#platform/web/use-texts.ts';

import { membershipWebTexts } from './texts.ts';
import { useUsage } from './use-usage.ts';

/** Why an ordinary message would be refused now; null while messages are left or the count is unknown. */
export function useQuotaHint(): string | null {
  const texts = useTexts(membershipWebTexts);
  const usage = useUsage().data;
  if (usage?.remainingCount !== 0) return null;
  return usage.hasClaimedFreeMessages ? texts.spentSend : texts.unclaimedSend;
}
