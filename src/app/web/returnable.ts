import type { AnyRouter } from '@tanstack/react-router';

/** The id of the guarding route; users can be returned to the pages below it. */
export const guardedId = 'guarded';

/** Whether a path leads to a guarded page of ours, or to the agreement. */
export function isReturnable(router: AnyRouter, pathname: string): boolean {
  const [, , found] = router.getMatchedRoutes(pathname);
  if (!found) return false;
  return String(found.id).startsWith(`/${guardedId}/`) || found.fullPath === '/privacy-agreement';
}
