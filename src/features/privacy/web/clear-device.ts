import { clearDrafts } from '#platform/web/drafts.ts';
import { offlineReading } from '#platform/web/offline-reading.ts';
import { outbox } from '#platform/web/outbox.ts';

/** Deletes the conversation data in this browser: offline copies, drafts, unsent messages. */
export async function clearDevice(): Promise<void> {
  clearDrafts();
  outbox.clear();
  if (offlineReading.isOn()) await offlineReading.switchOff();
}
