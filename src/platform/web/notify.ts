export type NotificationType = 'success' | 'error' | 'warning' | 'info';

/** Spec 9: a notification closes by itself after 5,000 ms. */
export const notificationDurationMs = 5000;

/** Without a place to show them, only the newest of this many wait. */
export const waitingNotificationsMax = 8;

export interface Notification {
  type: NotificationType;
  /** Without a title the toast shows the message alone. */
  title?: string;
  message: string;
  /** 0 keeps it until it is closed. */
  durationMs?: number;
  /** One thing to do about it, such as undo; doing it closes the toast. */
  action?: { label: string; run: () => void };
}

type Shower = (notification: Notification) => void;

let show: Shower | undefined;
let waiting: Notification[] = [];

/** Tells the reader something, from anywhere. What comes before the toasts are drawn waits for them. */
export function notify(notification: Notification): void {
  if (show) show(notification);
  else waiting = [...waiting, notification].slice(-waitingNotificationsMax);
}

/** For the one place that draws toasts: takes what waits, then what comes; returns how to leave. */
export function showNotificationsWith(shower: Shower): () => void {
  show = shower;
  const due = waiting;
  waiting = [];
  for (const notification of due) shower(notification);
  return () => {
    if (show === shower) show = undefined;
  };
}
