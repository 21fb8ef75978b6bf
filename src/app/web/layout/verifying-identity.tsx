import { useTexts } from '#platform/web/use-texts.ts';

import { startTexts } from '../start-texts.ts';
import { FullScreenWait } from './full-screen-wait.tsx';

/** PAGE-8: shown while a guard checks who is signed in. */
export function VerifyingIdentity() {
  return <FullScreenWait text={useTexts(startTexts).verifying} />;
}
