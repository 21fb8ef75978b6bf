import { createElement, useEffect, useState } from 'react';
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

/** Longer than this text does not wait to be drawn as it stays. */
const waitMsMax = 4_000;

/**
 * Whether text can be drawn as it will stay, so that nothing moves under the reader; also true once it
 * should wait no longer. Asks for the renderer.
 */
export function useMarkdownReady(): boolean {
  const isHere = useLatePart(lateRenderer) !== null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMsMax);
    return () => clearTimeout(timer);
  }, []);
  return isHere || isLate;
}

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
