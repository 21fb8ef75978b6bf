import { announce } from './announce.ts';
import { language } from './language.ts';
import { readStored } from './storage.ts';
import { createStore } from './store.ts';
import { kitTexts } from './texts.ts';

export type NotificationType = 'success' | 'error' | 'warning' | 'info';

/** PAGE-19: a notification closes by itself after 5,000 ms. */
export const notificationDurationMs = 5000;

/** It comes and goes within 0.3 s. */
export const notificationLeavingMs = 300;

/** More than this many at once drop the oldest. */
export const notificationsMax = 4;

export type Notification = {
  type: NotificationType;
  /** Without a title the message stands alone. */
  title?: string;
  message: string;
  /** 0 keeps it until it is closed. */
  durationMs?: number;
  /** One thing to do about it, such as undo; doing it closes the notification. */
  action?: { label: string; run: () => void };
};

export type ShownNotification = {
  readonly id: number;
  readonly isLeaving: boolean;
} & Notification;

/** The notifications on the page, oldest first; read by the one component that draws them. */
export const notifications = createStore<readonly ShownNotification[]>([]);
let lastId = 0;

/** The setting spares the reader what only confirms; failures and what can be undone always show. */
const isWanted = ({ type, action }: Notification): boolean =>
  action !== undefined ||
  (type !== 'success' && type !== 'info') ||
  readStored('local', 'notifications') !== 'off';

/** Shows a notification top right, from anywhere, and reads it aloud; errors at once. */
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

/** Removes a notification once it has faded out. */
export function dismiss(id: number): void {
  const change = (next: (shown: readonly ShownNotification[]) => readonly ShownNotification[]) =>
    notifications.set(next(notifications.get()));
  change((shown) => shown.map((each) => (each.id === id ? { ...each, isLeaving: true } : each)));
  setTimeout(
    () => change((shown) => shown.filter((each) => each.id !== id)),
    notificationLeavingMs,
  );
}
