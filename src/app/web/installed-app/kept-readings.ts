import { mergeKeptMessages } from '#features/messages/web/kept-messages.ts';
import { listGroup } from '#platform/web/offline-reading.ts';
import type { KeptReading } from '#platform/web/offline-reading.ts';

/** What offline reading keeps: the list of conversations, and each with its messages. */
export const keptReadings: KeptReading = {
  groupOf: ([name, sent]) => {
    if (name === 'listSessions') return listGroup;
    if (name === 'getSession') return String((sent as { params: { id: number } }).params.id);
    return name === 'listMessages' ? String(sent) : null;
  },
  merge: ([name], fresh, kept) =>
    name === 'listMessages' ? mergeKeptMessages(fresh, kept) : fresh,
};
