import { useMemo, useRef } from 'react';
import type { CompositionEvent, KeyboardEvent } from 'react';

import { isPlainEnter, isPlainEscape } from './enter-key.ts';

type EnterKeyHandlers = {
  onCompositionEnd: (event: CompositionEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Handlers to spread on an input that acts on Enter. `onEnter` runs only for a plain Enter, whose
 * default is prevented unless it returns false. `onEscape` never runs for the Escape that cancels a
 * composition.
 */
export function useEnterKey(actions: {
  onEnter: (event: KeyboardEvent) => boolean | void;
  onEscape?: (event: KeyboardEvent) => void;
}): EnterKeyHandlers {
  const composedAtMs = useRef(-Infinity);
  const { onEnter, onEscape } = actions;
  return useMemo(
    () => ({
      onCompositionEnd: (event) => {
        composedAtMs.current = event.timeStamp;
      },
      onKeyDown: (event) => {
        const { nativeEvent } = event;
        if (isPlainEnter(nativeEvent, composedAtMs.current)) {
          if (onEnter(event) !== false) event.preventDefault();
        } else if (isPlainEscape(nativeEvent, composedAtMs.current)) {
          onEscape?.(event);
        }
      },
    }),
    [onEnter, onEscape],
  );
}
