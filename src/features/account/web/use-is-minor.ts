import { useState } from 'react';

import { chosenMonth, isMinor } from '../age-rules.ts';

/** Whether the chosen month of birth is under 18, at the time the form was opened. */
export function useIsMinor(chosen: string): boolean {
  const [openedAt] = useState(() => new Date());
  return isMinor(chosenMonth(chosen), openedAt);
}
