import { createPreference } from '#platform/web/preference.ts';
import { useStore } from '#platform/web/use-store.ts';

const sidebar = createPreference<'open' | 'collapsed'>({
  key: 'sidebar',
  values: ['open', 'collapsed'],
  fallback: 'open',
  apply: () => undefined,
});

/** Whether the sidebar is expanded on a wide screen; stored on this device. */
export function useSidebar(): { isOpen: boolean; toggle: () => void } {
  const isOpen = useStore(sidebar) === 'open';
  return { isOpen, toggle: () => sidebar.set(isOpen ? 'collapsed' : 'open') };
}
