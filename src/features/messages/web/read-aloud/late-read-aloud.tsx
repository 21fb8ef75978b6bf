import { createElement } from 'react';

import { painted } from '#platform/web/frames.ts';
import { LatePart } from '#platform/web/late-part.ts';
import { useLatePart } from '#platform/web/use-late-part.ts';

// The words of a conversation come first.
const lateControls = new LatePart(async () => {
  await painted();
  return import('./read-aloud-controls.tsx');
});

const useControls = () => useLatePart(lateControls, 'speechSynthesis' in window);

/** The button at a reply, once its script is here. */
export function LateReadAloud(props: { messageId: number; isWritten?: boolean }) {
  const controls = useControls();
  return controls && createElement(controls.ReadAloudButton, props);
}

/** The bar over the input. */
export function LateReadingBar() {
  const controls = useControls();
  return controls && createElement(controls.ReadingBar);
}
