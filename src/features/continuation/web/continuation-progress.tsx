import { LazyMarkdown } from '#platform/web/markdown/lazy-markdown.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { ContinuationState } from './continuation-state.ts';
import { continuationDialogTexts } from './dialog-texts.ts';

/** The progress of the continuation: the event texts and the streamed summary. */
export function ContinuationProgress({ state }: { state: ContinuationState }) {
  const texts = useTexts(continuationDialogTexts);
  const isFailed = state.phase === 'failed';
  return (
    <div className="space-y-3">
      {isFailed ? (
        <Banner type="error">{state.error ?? texts.failed}</Banner>
      ) : (
        <output className="block text-muted">{state.words ?? texts.working}</output>
      )}
      {state.preview !== '' && (
        <section
          aria-label={texts.preview}
          className="max-h-72 overflow-clip rounded-control bg-sunken px-4 py-3 text-[0.9375rem]"
        >
          <LazyMarkdown text={state.preview} isStreaming={!isFailed} headingLevel={4} />
        </section>
      )}
    </div>
  );
}
