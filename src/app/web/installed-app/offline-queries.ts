import type { QueryKey } from '@tanstack/react-query';

import { mergeOfflineMessages } from '#features/messages/web/offline-messages.ts';
import { messageApi } from '#features/messages/web/message-api.ts';
import { sessionApi } from '#features/sessions/web/session-api.ts';
import { listGroup } from '#platform/web/offline-reading.ts';
import type { OfflineQueries } from '#platform/web/offline-reading.ts';
import { isKeyOf } from '#platform/web/query-key.ts';

const isMessages = (key: QueryKey): boolean => isKeyOf(key, messageApi, 'listMessages');

/**
 * What offline reading stores: the list of conversations, and each conversation with its messages.
 */
export const offlineQueries: OfflineQueries = {
  groupOf: (key) => {
    if (isKeyOf(key, sessionApi, 'listSessions')) return listGroup;
    if (isKeyOf(key, sessionApi, 'getSession')) {
      return String((key[1] as { params: { id: number } }).params.id);
    }
    return isMessages(key) ? String(key[1]) : null;
  },
  merge: (key, fresh, kept) => (isMessages(key) ? mergeOfflineMessages(fresh, kept) : fresh),
};
