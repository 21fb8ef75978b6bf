import { useState } from 'react';

import { isMinor, readBirthMonth } from '../age-rules.ts';

/** Whether the entered month of birth is under 18, at the time the form was opened. */
export function useIsMinor(typed: string): boolean {
  const [openedAt] = useState(() => new Date());
  return isMinor(readBirthMonth(typed), openedAt);
}
