import { useMutation, useQueryClient } from '@tanstack/react-query';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { confirm } from '#platform/web/confirm.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { myShareTexts } from './my-share-texts.ts';
import { refreshShares } from './share-queries.ts';
import { sharingApi } from './sharing-api.ts';

type MyShareAction = 'withdraw' | 'again' | 'remove';

export type MyShareActions = { run: (action: MyShareAction) => void; isBusy: boolean };

/** The author's actions on a share; each asks for confirmation, a publication with its consent text. */
export function useMyShareActions(shareId: number, onRemoved: () => void): MyShareActions {
  const texts = useTexts(myShareTexts);
  const cache = useQueryClient();
  const params = { id: shareId };
  const action = useMutation({
    mutationFn: async (what: MyShareAction): Promise<string | null> => {
      if (what === 'withdraw') {
        const isSure = await confirm({
          title: texts.withdrawTitle,
          description: texts.withdrawText,
          confirmLabel: texts.withdraw,
        });
        if (!isSure) return null;
        await sharingApi.withdrawShare({ params });
        return texts.withdrawn;
      }
      if (what === 'again') {
        const { consent } = await sharingApi.getMyShare({ params });
        const isSure = await confirm({
          title: texts.againTitle,
          description: consent.text,
          confirmLabel: texts.agree,
        });
        if (!isSure) return null;
        await sharingApi.submitShareAgain({ params, body: { consentVersion: consent.version } });
        return texts.submittedAgain;
      }
      const isSure = await confirm({
        title: texts.removeTitle,
        description: texts.removeText,
        confirmLabel: texts.remove,
        tone: 'danger',
      });
      if (!isSure) return null;
      await sharingApi.deleteShare({ params });
      return texts.removed;
    },
    onSuccess: async (message, what) => {
      if (message === null) return;
      notify({ type: 'success', message });
      if (what === 'remove') onRemoved();
      await refreshShares(cache);
    },
    onError: (error) =>
      notify({
        type: 'error',
        message: failureText(error, texts.actFailed),
      }),
  });
  return {
    run: (what) => {
      if (!action.isPending) action.mutate(what);
    },
    isBusy: action.isPending,
  };
}
