import { useState } from 'react';

import { isMinor, readBirthMonth } from '../age-rules.ts';

/** Whether what is typed says that somebody is under 18; the time is that of the form's opening. */
export function useIsMinor(typed: string): boolean {
  const [openedAt] = useState(() => new Date());
  return isMinor(readBirthMonth(typed), openedAt);
}
