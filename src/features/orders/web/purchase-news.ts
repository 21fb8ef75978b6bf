// The checkout is a page in another tab: it tells the others when something has been bought.
import { writeStored } from '#platform/web/storage.ts';

const key = 'lastPaidOrder';

export function tellPurchase(orderId: number): void {
  writeStored('local', key, String(orderId));
}

/** Hears of purchases in other tabs. Returns the end of listening. */
export function hearPurchases(onPurchase: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) onPurchase();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
