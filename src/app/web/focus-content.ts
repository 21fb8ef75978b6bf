import type { AnyRouter } from '@tanstack/react-router';

/** The element every screen has, and the skip link leads to. */
export const contentId = 'content';

/**
 * After a change of page the focus goes to its content, as a loaded document would do, unless
 * something in it has taken the focus already.
 */
export function focusContentOn(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const content = document.querySelector<HTMLElement>(`#${contentId}`);
    if (content && !content.contains(document.activeElement)) {
      content.focus({ preventScroll: true });
    }
  });
}
