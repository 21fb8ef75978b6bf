import { clearDrafts } from '#platform/web/drafts.ts';
import { offlineReading } from '#platform/web/offline-reading.ts';
import { outbox } from '#platform/web/outbox.ts';

/** Deletes what this browser keeps of conversations: copies for reading offline, drafts, unsent messages. */
export async function clearDevice(): Promise<void> {
  clearDrafts();
  outbox.clear();
  if (offlineReading.isOn()) await offlineReading.switchOff();
}
