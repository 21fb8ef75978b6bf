import { useMutation, useQueryClient } from '@tanstack/react-query';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { refreshBalance } from './balance-queries.ts';
import { membershipApi } from './membership-api.ts';
import { membershipWebTexts } from './texts.ts';
import { usageQuery } from './use-usage.ts';

/** Claims the free messages, notifies the user, and refetches every query that shows a balance. */
export function useClaimFreeMessages() {
  const texts = useTexts(membershipWebTexts);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => membershipApi.claimFreeMessages(),
    onSuccess: ({ usage, claimed }) => {
      cache.setQueryData(usageQuery.queryKey, usage);
      notify({ type: 'success', message: texts.claimed(claimed) });
    },
    onError: (error) => {
      const message = failureText(error, texts.claimFailed);
      notify({ type: 'error', message });
    },
    onSettled: () => refreshBalance(cache),
  });
}
