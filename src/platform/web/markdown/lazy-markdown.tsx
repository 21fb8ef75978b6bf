import { createElement } from 'react';
import type { ComponentProps } from 'react';

import { classNames } from '../class-names.ts';
import { LatePart } from '../late-part.ts';
import { painted } from '../painted.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useLatePart } from '../use-late-part.ts';
import type { Markdown } from './markdown.tsx';

const lateRenderer = new LatePart(async () => {
  // The text as it is comes first, however near the server.
  await painted();
  return (await import('./markdown.tsx')).Markdown;
});

/** Fetches the renderer ahead of need: call it where text is about to come. */
export const loadMarkdown = (): void => lateRenderer.ask();

/** Markdown whose renderer comes after the first paint; until then, and whatever fails, the text stands as it is. */
export function LazyMarkdown(props: ComponentProps<typeof Markdown>) {
  const { text, className } = props;
  const renderer = useLatePart(lateRenderer);
  const plain = <div className={classNames('whitespace-pre-wrap', className)}>{text}</div>;
  return (
    <ErrorBoundary resetKey={text} renderFallback={() => plain}>
      {renderer ? createElement(renderer, props) : plain}
    </ErrorBoundary>
  );
}
