import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { failureText } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { showSaved } from '#platform/web/show-saved.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { reminderConsentVersion } from '../reminder-rules.ts';
import type { Reminders } from '../reminder-contract.ts';
import { subscribeDevice, unsubscribeDevice } from './device-notices.ts';
import { reminderApi } from './reminder-api.ts';
import { reminderWebTexts } from './reminder-web-texts.ts';

export const remindersQuery = endpointQuery(reminderApi, 'getReminders');

/** The ways of the account; undefined until they are known, and where none is offered. */
export function useReminders(): Reminders | undefined {
  const known = useQuery(remindersQuery).data;
  return known && (known.mail || known.push) ? known : undefined;
}

const version = reminderConsentVersion;

const changes = {
  mail: (isOn: boolean) =>
    isOn ? reminderApi.startMailReminder({ body: { version } }) : reminderApi.endMailReminder({}),
  /** Null where the browser was not permitted. */
  push: async (key: string | null) => {
    if (key === null) {
      const ended = await reminderApi.endPushReminder({ body: {} });
      await unsubscribeDevice();
      return ended;
    }
    const endpoint = await subscribeDevice(key);
    return endpoint === null
      ? null
      : reminderApi.startPushReminder({ body: { version, endpoint } });
  },
  confirm: (code: string) => reminderApi.confirmMailAddress({ body: { code } }),
};

/** One change; everything that shows the ways knows its outcome at once. */
export function useReminderChange<N extends keyof typeof changes>(name: N, onChanged?: () => void) {
  const cache = useQueryClient();
  const texts = useTexts(reminderWebTexts);
  return useMutation({
    mutationFn: changes[name] as (
      wish: Parameters<(typeof changes)[N]>[0],
    ) => Promise<Reminders | null>,
    onSuccess: async (saved) => {
      if (saved) await showSaved(cache, remindersQuery, saved);
      onChanged?.();
    },
    onError: (error) => {
      if (name !== 'confirm') notify({ type: 'error', message: failureText(error, texts.failed) });
    },
  });
}
