import type { AnyRouter } from '@tanstack/react-router';

/** The element that every screen has and the skip link targets. */
export const contentId = 'content';

/**
 * What index.html paints until a page is drawn goes. After a navigation the focus moves to the content, as after a
 * page load, unless something in it already has the focus.
 */
export function focusContentOn(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!document.querySelector('[data-late]')) document.querySelector('#start')?.remove();
    if (!fromLocation || !pathChanged) return;
    const content = document.querySelector<HTMLElement>(`#${contentId}`);
    if (content && !content.contains(document.activeElement)) {
      content.focus({ preventScroll: true });
    }
  });
}
