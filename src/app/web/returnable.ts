import type { AnyRouter } from '@tanstack/react-router';

/** The id of the route that guards; pages under it may be returned to. */
export const guardedId = 'guarded';

/** Whether a path leads to a page of ours behind the guard, or to the agreement. */
export function isReturnable(router: AnyRouter, pathname: string): boolean {
  const [, , found] = router.getMatchedRoutes(pathname);
  if (!found) return false;
  return String(found.id).startsWith(`/${guardedId}/`) || found.fullPath === '/privacy-agreement';
}
