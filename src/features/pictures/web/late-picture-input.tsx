import { createElement } from 'react';

import { painted } from '#platform/web/frames.ts';
import { LatePart } from '#platform/web/late-part.ts';
import { useLatePart } from '#platform/web/use-late-part.ts';

import type { PictureInputProps } from './picture-input.tsx';

// Typing comes first.
const lateInput = new LatePart(async () => {
  await painted();
  return (await import('./picture-input.tsx')).PictureInput;
});

/** The way to read a report into the input, once its script is here. */
export function LatePictureInput(props: PictureInputProps) {
  const input = useLatePart(lateInput, true);
  return input && createElement(input, props);
}
