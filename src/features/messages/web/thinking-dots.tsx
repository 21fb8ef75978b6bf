import { useTexts } from '#platform/web/use-texts.ts';

import { chatTexts } from './texts.ts';

/** Spec 2: the streaming indicator, before the first word. */
export function ThinkingDots() {
  const texts = useTexts(chatTexts);
  return <p className="animate-breathe text-muted">{texts.thinking}</p>;
}
