import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';

import { notificationDurationMs, showNotificationsWith } from '../notify.ts';
import type { Notification } from '../notify.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { ToastCard } from './toast-card.tsx';

/** More than this many at once hide the oldest. */
const shownToastsMax = 4;

/** Toasts, top right, at most 400 px wide; full width at the top up to 768 px (Spec 2, 9). */
export default function ToastStack() {
  return (
    <Toast.Provider limit={shownToastsMax}>
      <Stack />
    </Toast.Provider>
  );
}

function Stack() {
  const texts = useKitTexts();
  const { toasts, add, close } = Toast.useToastManager<Notification>();
  useEffect(() => {
    // To the provider itself: its own listeners come later than this effect.
    return showNotificationsWith((notification) => add(toastOf(notification)));
  }, [add]);
  return (
    <Toast.Portal>
      <Toast.Viewport
        aria-label={texts.notifications}
        className="fixed inset-x-0 top-0 z-40 flex flex-col gap-2 p-2 pt-[max(0.5rem,env(safe-area-inset-top))] md:left-auto md:w-[26rem] md:max-w-[calc(400px+2rem)] md:p-4"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onAction={() => close(toast.id)} />
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

function toastOf(notification: Notification) {
  return {
    ...(notification.title !== undefined && { title: notification.title }),
    description: notification.message,
    type: notification.type,
    timeout: notification.durationMs ?? notificationDurationMs,
    priority: notification.type === 'error' ? ('high' as const) : ('low' as const),
    data: notification,
  };
}
