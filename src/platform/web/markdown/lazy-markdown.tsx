import { createElement, useEffect, useState } from 'react';
import type { ComponentProps } from 'react';

import { classNames } from '../class-names.ts';
import { LatePart } from '../late-part.ts';
import { painted } from '../frames.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useLatePart } from '../use-late-part.ts';
import type { Markdown } from './markdown.tsx';

const lateRenderer = new LatePart(async () => {
  // The plain text is shown first even when the renderer would load quickly.
  await painted();
  return (await import('./markdown.tsx')).Markdown;
});

/** Longer texts are shown unformatted without waiting for the renderer. */
const waitMsMax = 4_000;

/**
 * Whether the text can be rendered in its final form, so that nothing shifts under the reader; also
 * true when it should wait no longer. Requests the renderer as soon as there is text to render.
 */
export function useMarkdownReady(hasText: boolean): boolean {
  const isHere = useLatePart(lateRenderer, hasText) !== null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!hasText) return undefined;
    const timer = setTimeout(() => setLate(true), waitMsMax);
    return () => clearTimeout(timer);
  }, [hasText]);
  return isHere || isLate;
}

/**
 * Markdown whose renderer loads after the first paint; until then, and if loading fails, the text
 * is shown unformatted.
 */
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
