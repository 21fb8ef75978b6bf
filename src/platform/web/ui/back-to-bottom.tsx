import { ArrowDown } from 'lucide-react';

import { useKitTexts } from '../use-kit-texts.ts';
import { buttonClass } from './button-class.ts';

/**
 * 回到最新: place it in a positioned container over the list, while the reader is away from the end.
 */
export function BackToBottom({ isShown, onPress }: { isShown: boolean; onPress: () => void }) {
  const texts = useKitTexts();
  if (!isShown) return null;
  return (
    <button
      type="button"
      onClick={onPress}
      className={buttonClass(
        'quiet',
        'small',
        'absolute bottom-3 left-1/2 -translate-x-1/2 whitespace-nowrap shadow-popup',
      )}
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {texts.backToBottom}
    </button>
  );
}
