import { sessionApi } from '#features/sessions/web/session-api.ts';
import { sessionPageCall } from '#features/sessions/web/session-page-call.ts';
import { earlyCalls } from '#platform/web/early-calls.ts';

/** Requests the first page of the list while the script of its screen is still loading; other addresses wait for it. */
export function readSessionsEarly(search: string): void {
  if (search !== '') return;
  const first = sessionPageCall(1);
  void earlyCalls.begin('listSessions', first, () => sessionApi.listSessions(first));
}
