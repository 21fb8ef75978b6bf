import { useTexts } from '#platform/web/use-texts.ts';

import { emptyChatTexts } from './empty-chat-texts.ts';

/** A session without a word yet: how to begin, and what this is not for. */
export default function EmptyChat() {
  const texts = useTexts(emptyChatTexts);
  return (
    <div className="max-w-[34em] py-4 sm:py-8">
      <h2 className="mb-1.5 text-2xl">{texts.title}</h2>
      <p className="text-muted">{texts.hint}</p>
      <p className="mt-5 rounded-control bg-cinnabar-soft px-4 py-3 text-[0.9375rem]">
        {texts.notice}
      </p>
    </div>
  );
}
