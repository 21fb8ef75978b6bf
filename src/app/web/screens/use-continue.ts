import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { sessionApi } from '#features/sessions/web/session-api.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

/**
 * Continues a session: opens its continuation, or creates one. Whether one exists is requested at
 * the press, because the page's own data may be outdated.
 */
export function useContinue(sessionId: number) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [step, setStep] = useState<{ sessionId: number; is: 'looking' | 'asking' } | null>(null);
  const visited = useRef<number | null>(null);
  useEffect(() => {
    visited.current = sessionId;
    return () => {
      visited.current = null;
    };
  }, [sessionId]);
  const goTo = (id: number): void => {
    setStep(null);
    void navigate({ to: '/chat/$sessionId', params: { sessionId: id } });
  };
  const goOn = async (): Promise<void> => {
    setStep({ sessionId, is: 'looking' });
    const asked = endpointQuery(sessionApi, 'getSession', { params: { id: sessionId } });
    const session = await cache.fetchQuery({ ...asked, staleTime: 0 }).catch(() => null);
    if (visited.current !== sessionId) return;
    const next = session?.continuationSessionId ?? null;
    if (next === null) setStep({ sessionId, is: 'asking' });
    else goTo(next);
  };
  const now = step?.sessionId === sessionId ? step.is : null;
  return {
    isLooking: now === 'looking',
    isAsking: now === 'asking',
    goOn: () => void goOn(),
    goTo,
    stopAsking: () => setStep(null),
  };
}
