import { useTexts } from '#platform/web/use-texts.ts';

import { emptyChatTexts } from './empty-chat-texts.ts';

/** A session without a word yet: how to begin, and what this is not for. */
export default function EmptyChat() {
  const texts = useTexts(emptyChatTexts);
  return (
    <div className="mx-auto max-w-[34em] px-2 py-10 text-center sm:py-16">
      <h2 className="mb-3 text-2xl">{texts.title}</h2>
      <p className="text-muted">{texts.hint}</p>
      <p className="mt-5 rounded-control bg-cinnabar-soft px-4 py-3 text-left text-[0.9375rem]">
        {texts.notice}
      </p>
    </div>
  );
}
