import { announcement } from '../announce.ts';
import { useStore } from '../use-store.ts';

/** The one polite and the one assertive live region; `announce()` fills them. */
export function Announcer() {
  const { polite, assertive } = useStore(announcement);
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
