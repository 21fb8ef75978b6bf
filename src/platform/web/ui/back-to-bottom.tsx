import { ArrowDown } from 'lucide-react';

import { classNames } from '../class-names.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { IconButton } from './icon-button.tsx';

type BackToBottomProps = {
  isShown: boolean;
  /** Has a row of its own instead of standing over what is being read. */
  isApart: boolean;
  onPress: () => void;
};

/**
 * 回到最新: place it below the list, while the reader is away from the end. It stands at the right
 * edge, where it covers the least.
 */
export function BackToBottom({ isShown, isApart, onPress }: BackToBottomProps) {
  const texts = useKitTexts();
  if (!isShown) return null;
  return (
    <div className={isApart ? 'flex justify-end bg-paper py-1' : 'relative'}>
      <IconButton
        label={texts.backToBottom}
        icon={<ArrowDown aria-hidden="true" />}
        className={classNames(
          'rounded-full border border-edge bg-surface shadow-popup',
          !isApart && 'absolute right-0 bottom-2',
        )}
        onClick={onPress}
      />
    </div>
  );
}
