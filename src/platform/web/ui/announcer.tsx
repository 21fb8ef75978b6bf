import { useSyncExternalStore } from 'react';

import { announcement } from '../announce.ts';

/** The one polite and the one assertive status region; `announce()` fills them. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(announcement.subscribe, announcement.get);
  return (
    <>
      <output aria-live="polite" className="sr-only">
        {polite}
      </output>
      <div role="alert" aria-live="assertive" className="sr-only">
        {assertive}
      </div>
    </>
  );
}
