import type { ComponentProps } from 'react';

import { classNames } from '../class-names.ts';
import { LatePart } from '../late-part.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useLatePart } from '../use-late-part.ts';
import type { Markdown } from './markdown.tsx';

/** The frame in which the text stands as it is comes first, however near the server. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const renderer = new LatePart(async () => {
  if (!document.hidden) await painted();
  return (await import('./markdown.tsx')).Markdown;
});

/** Fetches the renderer ahead of need: call it where text is about to come. */
export const loadMarkdown = (): void => renderer.ask();

/** Markdown whose renderer comes after the first paint; until then, and whatever fails, the text stands as it is. */
export function LazyMarkdown(props: ComponentProps<typeof Markdown>) {
  const { text, className } = props;
  const Loaded = useLatePart(renderer);
  const plain = <div className={classNames('whitespace-pre-wrap', className)}>{text}</div>;
  return (
    <ErrorBoundary resetKey={text} renderFallback={() => plain}>
      {Loaded ? <Loaded {...props} /> : plain}
    </ErrorBoundary>
  );
}
