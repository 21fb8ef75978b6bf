import { useOnline } from '#platform/web/use-online.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SendBlock } from '../rules.ts';
import { chatTexts } from './texts.ts';

type SendState = {
  text: string;
  block: SendBlock | null;
  /** Why nothing but an emergency would be answered; null while there are messages left. */
  quotaHint: string | null;
};

/** Why what is written cannot go now, or what happens to it once it is sent; null when it simply goes. */
export function useSendHint({ text, block, quotaHint }: SendState): string | null {
  const texts = useTexts(chatTexts);
  const isOnline = useOnline();
  if (block === 'completed') return texts.blockedCompleted;
  if (block === 'limit') return texts.blockedLimit;
  if (block === 'sending') return text.trim() === '' ? null : texts.blockedSending;
  return quotaHint ?? (isOnline ? null : texts.sentWhenOnline);
}
