import { createElement, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { kitTexts } from '../texts.ts';
import { language } from '../language.ts';
import { notify } from '../notify.ts';

/**
 * A dialog whose script is fetched when it is opened. If that fails, the dialog closes again, the
 * user is notified, and the page is unchanged; the next opening retries.
 */
export function lateDialog<P extends { onClose: () => void }>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
): (props: P) => ReactNode {
  return function LateDialog(props: P) {
    const [dialog, setDialog] = useState<ComponentType<P> | null>(null);
    const giveUp = useEffectEvent(() => {
      notify({ type: 'error', message: kitTexts[language.get()].partMissing });
      props.onClose();
    });
    useEffect(() => {
      let isOpen = true;
      fetch().then(
        (come) => isOpen && setDialog(() => come.default),
        () => isOpen && giveUp(),
      );
      return () => {
        isOpen = false;
      };
    }, []);
    return dialog && createElement(dialog, props);
  };
}
