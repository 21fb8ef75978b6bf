import { announce } from './announce.ts';
import { language } from './language.ts';
import { readStored } from './storage.ts';
import { createStore } from './store.ts';
import { kitTexts } from './texts.ts';

export type NotificationType = 'success' | 'error' | 'warning' | 'info';

/** PAGE-19: a notification closes after 5,000 ms. */
export const notificationDurationMs = 5000;

/** The duration of its entrance and exit. */
export const notificationLeavingMs = 300;

/** When there would be more, the oldest is dropped. */
export const notificationsMax = 4;

export type Notification = {
  type: NotificationType;
  /** The message is shown alone when there is no title. */
  title?: string;
  message: string;
  /** 0 keeps it open until it is closed. */
  durationMs?: number;
  /** An action, such as undo; running it closes the notification. */
  action?: { label: string; run: () => void };
};

export type ShownNotification = {
  readonly id: number;
  readonly isLeaving: boolean;
} & Notification;

/** The visible notifications, oldest first; rendered by the toasts component. */
export const notifications = createStore<readonly ShownNotification[]>([]);
let lastId = 0;

/** The setting hides mere confirmations; failures and undoable actions are always shown. */
const isWanted = ({ type, action }: Notification): boolean =>
  action !== undefined ||
  (type !== 'success' && type !== 'info') ||
  readStored('local', 'notifications') !== 'off';

/** Shows a notification at the top right and announces it; errors are announced at once. */
export function notify(notification: Notification): void {
  if (isWanted(notification)) {
    lastId += 1;
    const shown = [...notifications.get(), { ...notification, id: lastId, isLeaving: false }];
    notifications.set(shown.slice(-notificationsMax));
  }
  const { type, title, message } = notification;
  const words = [kitTexts[language.get()][type], title, message].filter(Boolean).join(' ');
  announce(words, type === 'error' ? 'assertive' : 'polite');
}

/** Removes a notification after it has faded out. */
export function dismiss(id: number): void {
  const change = (next: (shown: readonly ShownNotification[]) => readonly ShownNotification[]) =>
    notifications.set(next(notifications.get()));
  change((shown) => shown.map((each) => (each.id === id ? { ...each, isLeaving: true } : each)));
  setTimeout(
    () => change((shown) => shown.filter((each) => each.id !== id)),
    notificationLeavingMs,
  );
}
