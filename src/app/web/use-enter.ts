import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { isGuarded } from './guards.ts';
import type { TargetKey } from './remembered-target.ts';
import { safeTarget, takeTarget } from './remembered-target.ts';

/** PAGE-7: the step between signing in and the next page. */
const redirectDelayMs = 500;

/** Continues to the remembered target, otherwise to `fallback`; always a page of ours. */
export function useEnter(key: TargetKey, fallback: '/' | '/sessions') {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const enter = (): void => {
    const isKnown = (pathname: string): boolean => isGuarded(router, pathname);
    const target = safeTarget(takeTarget(key), window.location.origin, isKnown);
    router.history.replace(target ?? fallback);
  };
  return {
    enter,
    enterSoon: (): void => {
      timer.current = setTimeout(enter, redirectDelayMs);
    },
  };
}
