import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { Session } from '#features/sessions/contract.ts';
import { CallError } from '#platform/web/call-error.ts';

import { membershipApi } from './membership-api.ts';
import { usageQuery } from './use-usage.ts';

/**
 * CON-4: who comes to the list and has no session gets a usage account and, with it, a first
 * session. Requested once per visit: a user who has just deleted the last one sees the empty list.
 */
export function useFirstSession(
  sessionsCount: number | undefined,
  /** Who has gone to another page in the meantime is not to be taken from it. */
  onCreated: (session: Session, isStillHere: boolean) => void,
): void {
  const cache = useQueryClient();
  const isDecided = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (sessionsCount === undefined || isDecided.current) return;
    isDecided.current = true;
    if (sessionsCount > 0) return;
    const start = async (): Promise<void> => {
      try {
        const { usage, newSession } = await membershipApi.initializeUsage();
        cache.setQueryData(usageQuery.queryKey, usage);
        if (newSession) onCreated(newSession, isHere.current);
      } catch (error) {
        // Nothing is lost: the empty list has its own start button.
        if (!(error instanceof CallError)) throw error;
      }
    };
    void start();
  }, [sessionsCount, cache, onCreated]);
}
