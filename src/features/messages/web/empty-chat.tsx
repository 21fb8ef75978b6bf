import { useTexts } from '#platform/web/use-texts.ts';

import { chatTexts } from './texts.ts';

/** A session without a word yet: how to begin, and what this is not for. */
export function EmptyChat() {
  const texts = useTexts(chatTexts);
  return (
    <div className="mx-auto max-w-[34em] px-2 py-10 text-center sm:py-16">
      <h2 className="mb-3 text-2xl">{texts.emptyTitle}</h2>
      <p className="text-muted">{texts.emptyHint}</p>
      <p className="mt-5 rounded-control bg-cinnabar-soft px-4 py-3 text-left text-[0.9375rem]">
        {texts.emptyNotice}
      </p>
    </div>
  );
}
