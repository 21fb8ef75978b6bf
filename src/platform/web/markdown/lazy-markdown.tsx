import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';

import { classNames } from '../class-names.ts';
import { PanelBoundary } from '../ui/panel-boundary.tsx';
import type { Markdown } from './markdown.tsx';

/** Fetches the renderer ahead of need: call it where a record is about to be shown. */
export const loadMarkdown = () => import('./markdown.tsx');

/** The frame in which the text stands as it is comes first, however near the server. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

const Loaded = lazy(async () => {
  if (!document.hidden) await painted();
  return { default: (await loadMarkdown()).Markdown };
});

/** Markdown whose renderer comes after the first paint; until then the text stands as it is. */
export function LazyMarkdown(props: ComponentProps<typeof Markdown>) {
  const { text, className } = props;
  return (
    <PanelBoundary>
      <Suspense
        fallback={<div className={classNames('whitespace-pre-wrap', className)}>{text}</div>}
      >
        <Loaded {...props} />
      </Suspense>
    </PanelBoundary>
  );
}
