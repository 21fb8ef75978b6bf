import { useMutation, useQueryClient } from '@tanstack/react-query';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { dateText } from '#platform/web/relative-time.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { confirm } from '#platform/web/confirm.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import type { StoredConsent } from '../contract.ts';
import { agreementApi } from './agreement-api.ts';
import { consentTexts } from './consent-texts.ts';

/** The name of a consent, the effect of its withdrawal, and the call that withdraws it. */
export type ConsentMeaning = {
  name: string;
  effect: string;
  withdraw: () => Promise<unknown>;
};

/** One consent with its date; one in force can be withdrawn after its effect is shown. */
export function ConsentItem(props: { consent: StoredConsent; meaning: ConsentMeaning }) {
  const { name, effect, withdraw } = props.meaning;
  const { version, acceptedAt, withdrawnAt } = props.consent;
  const { language } = useLanguage();
  const texts = consentTexts[language];
  const withdrawing = useWithdrawal(withdraw);
  const press = async (): Promise<void> => {
    const isSure = await confirm({
      title: texts.withdrawTitle(name),
      description: effect,
      confirmLabel: texts.withdraw,
      tone: 'danger',
    });
    if (isSure) withdrawing.mutate();
  };
  const dates = [
    texts.given(dateText(Date.parse(acceptedAt), language), version),
    ...(withdrawnAt === null
      ? []
      : [texts.withdrawnAt(dateText(Date.parse(withdrawnAt), language))]),
  ];
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="break-words">{name}</p>
        <p className="text-sm text-muted">{dates.join(' · ')}</p>
      </div>
      {withdrawnAt === null && (
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.withdrawOf(name)}
          pending={withdrawing.isPending}
          onClick={() => void press()}
        >
          {texts.withdraw}
        </Button>
      )}
    </li>
  );
}

function useWithdrawal(withdraw: () => Promise<unknown>) {
  const { language } = useLanguage();
  const texts = consentTexts[language];
  const cache = useQueryClient();
  return useMutation({
    mutationFn: withdraw,
    onSuccess: () => notify({ type: 'success', message: texts.withdrawn }),
    onError: (error) =>
      notify({
        type: 'error',
        message: failureText(error, texts.withdrawFailed),
      }),
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(agreementApi, 'listConsents') }),
  });
}
