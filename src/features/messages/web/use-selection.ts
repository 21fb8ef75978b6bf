import { useCallback, useState } from 'react';

import { isChangeable } from './message-actions.ts';
import type { ShownMessage } from './shown-messages.ts';

/** Messages chosen for one act; leaving the mode forgets them (MSG-50). */
export type Selection = {
  /** False where the session can only be read. */
  canChange: boolean;
  /** Whether there is anything to choose. */
  isPossible: boolean;
  isOn: boolean;
  /** Those chosen that are still there. */
  chosen: ReadonlySet<number>;
  toggleMode: () => void;
  toggle: (id: number) => void;
};

function toggled(picked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return picked.has(id)
    ? new Set([...picked].filter((each) => each !== id))
    : new Set([...picked, id]);
}

const nothing: ReadonlySet<number> = new Set();

export function useSelection(shown: readonly ShownMessage[], canChange: boolean): Selection {
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const isPossible = canChange && shown.some(isChangeable);
  const isOn = picked !== null && isPossible;
  const chosen = isOn
    ? new Set(shown.filter((each) => picked.has(each.id) && isChangeable(each)).map(({ id }) => id))
    : nothing;
  const toggleMode = useCallback(() => setPicked((before) => (before ? null : nothing)), []);
  const toggle = useCallback((id: number) => {
    setPicked((before) => before && toggled(before, id));
  }, []);
  return { canChange, isPossible, isOn, chosen, toggleMode, toggle };
}
