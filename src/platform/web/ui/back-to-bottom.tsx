import { ArrowDown } from 'lucide-react';

import { useKitTexts } from '../use-kit-texts.ts';
import { IconButton } from './icon-button.tsx';

/**
 * 回到最新: place it in a positioned container over the list, while the reader is away from the end.
 * It stands at the right edge, where it covers the least of what is being read.
 */
export function BackToBottom({ isShown, onPress }: { isShown: boolean; onPress: () => void }) {
  const texts = useKitTexts();
  if (!isShown) return null;
  return (
    <IconButton
      label={texts.backToBottom}
      icon={<ArrowDown aria-hidden="true" />}
      className="absolute right-0 bottom-2 rounded-full border border-edge bg-surface shadow-popup"
      onClick={onPress}
    />
  );
}
