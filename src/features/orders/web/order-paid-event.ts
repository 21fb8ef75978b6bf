// Checkout runs in a tab of its own and notifies the others of a payment through local storage.
import { writeStored } from '#platform/web/storage.ts';

const key = 'lastPaidOrder';

export function announceOrderPaid(orderId: number): void {
  writeStored('local', key, String(orderId));
}

/** Listens for payments in other tabs. Returns the unsubscribe function. */
export function onOrderPaid(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
