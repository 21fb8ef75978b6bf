import { notifications } from '../notify.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { useStore } from '../use-store.ts';
import { ToastCard } from './toast-card.tsx';

/**
 * Renders all toasts: top right, at most 400 px wide; on a phone over the input, within the thumb's reach (PAGE-19).
 * The announcer reads them aloud; `aria-live` keeps them reachable under a dialog.
 */
export function Toasts() {
  const texts = useKitTexts();
  const shown = useStore(notifications);
  if (shown.length === 0) return null;
  return (
    <section
      aria-label={texts.notifications}
      aria-live="off"
      className="fixed inset-x-0 top-0 z-40 p-2 pt-[max(0.5rem,env(safe-area-inset-top))] md:left-auto thumb:top-auto thumb:bottom-[calc(5.5rem+env(safe-area-inset-bottom))] thumb:p-2 md:w-[calc(400px+2rem)] md:p-4"
    >
      <ul className="flex flex-col-reverse gap-2 thumb:flex-col">
        {shown.map((notification) => (
          <ToastCard key={notification.id} notification={notification} />
        ))}
      </ul>
    </section>
  );
}
