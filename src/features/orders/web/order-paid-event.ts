// Checkout runs in a tab of its own and notifies the others of a payment through local storage.
import { createStore } from '#platform/web/store.ts';
import { writeStored } from '#platform/web/storage.ts';

const key = 'lastPaidOrder';

/** The last order paid in this tab, which gets no storage event of its own. */
const paidHere = createStore<number | null>(null);

export function announceOrderPaid(orderId: number): void {
  writeStored('local', key, String(orderId));
  paidHere.set(orderId);
}

/** Listens for payments in this tab and in others. Returns the unsubscribe function. */
export function onOrderPaid(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  const leave = paidHere.subscribe(() => listener());
  return () => {
    window.removeEventListener('storage', onStorage);
    leave();
  };
}
