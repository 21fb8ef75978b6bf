import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { failureText } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { CheckIn } from '../contract.ts';
import type { Answer } from '../rules.ts';
import { checkInApi } from './check-in-api.ts';
import { checkInWebTexts } from './check-in-web-texts.ts';

export const useCheckIns = () => useQuery(endpointQuery(checkInApi, 'listCheckIns')).data?.checkIns;

/** Answered as worse here: where the advice is drawn, the input gets the focus, once. */
export const justWorse = new Set<number>();

/** What can be done with one; the list knows the outcome at once. */
export function useCheckInMoves(messageId: number) {
  const cache = useQueryClient();
  const texts = useTexts(checkInWebTexts);
  const params = { id: messageId };
  const keep = (checkIn: CheckIn | null): void => {
    const { queryKey } = endpointQuery(checkInApi, 'listCheckIns');
    cache.setQueryData(queryKey, (known) => ({
      checkIns: [
        ...(known?.checkIns ?? []).filter((each) => each.messageId !== messageId),
        ...(checkIn ? [checkIn] : []),
      ],
    }));
    void cache.invalidateQueries({ queryKey: keyOf(checkInApi, 'getCheckInOffer') });
  };
  const onSuccess = ({ checkIn }: { checkIn: CheckIn | null }): void => keep(checkIn);
  const onError = (error: Error): void => {
    notify({ type: 'error', message: failureText(error, texts.failed) });
  };
  return {
    agree: useMutation({
      mutationFn: () => checkInApi.agreeToCheckIn({ params }),
      onSuccess,
      onError,
    }),
    withdraw: useMutation({
      mutationFn: () => checkInApi.withdrawCheckIn({ params }),
      onSuccess: (reply) => {
        onSuccess(reply);
        notify({ type: 'success', message: texts.takenBack });
      },
      onError,
    }),
    answer: useMutation({
      mutationFn: (answer: Answer) => checkInApi.answerCheckIn({ params, body: { answer } }),
      onSuccess: (reply) => {
        if (reply.checkIn.answer === 'worse') justWorse.add(messageId);
        onSuccess(reply);
        notify({ type: 'success', message: texts.saved });
      },
      onError,
    }),
  };
}
