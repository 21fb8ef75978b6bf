import { clearDrafts } from '#platform/web/drafts.ts';
import { offlineReading } from '#platform/web/offline-reading.ts';

/** Deletes what this browser keeps of conversations: copies for reading offline, drafts, unsent messages. */
export async function clearDevice(): Promise<void> {
  clearDrafts();
  if (offlineReading.isOn()) await offlineReading.switchOff();
}
