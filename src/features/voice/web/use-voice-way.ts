import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { showSaved } from '#platform/web/show-saved.ts';
import { useSwitch } from '#platform/web/use-switch.ts';

import { voiceConsentVersion } from '../voice-consent.ts';
import { canRecognise } from './browser-recognition.ts';
import { browserVoiceConsent } from './browser-voice-consent.ts';
import { canRecord } from './recording.ts';
import { voiceApi } from './voice-api.ts';

const voiceQuery = endpointQuery(voiceApi, 'getVoiceInput');

/** How speech becomes text here: by the browser, else by the operator's server, else not at all. */
export function useVoiceWay() {
  const cache = useQueryClient();
  const [hasBrowserFailed, setBrowserFailed] = useState(false);
  const isBrowser = canRecognise() && !hasBrowserFailed;
  const mayRecord = canRecord();
  const { data } = useQuery({
    ...voiceQuery,
    enabled: !isBrowser && mayRecord,
    staleTime: Infinity,
  });
  const isToldOfBrowser = useSwitch(browserVoiceConsent);
  const giving = useMutation({
    mutationFn: () => voiceApi.giveVoiceConsent({ body: { version: voiceConsentVersion } }),
    onSuccess: (saved) => showSaved(cache, voiceQuery, saved),
  });
  const receiver = isBrowser ? null : (data?.receiver?.name ?? null);
  const kind = isBrowser ? 'browser' : receiver !== null && mayRecord ? 'server' : null;
  return {
    kind,
    receiver,
    hasConsent: isBrowser ? isToldOfBrowser : (data?.hasConsent ?? false),
    giving,
    agree: async (): Promise<void> => {
      if (isBrowser) browserVoiceConsent.set('on');
      else await giving.mutateAsync();
    },
    /** The browser cannot do it after all, as where its maker cannot be reached. */
    giveUpBrowser: (): void => setBrowserFailed(true),
  } as const;
}
