import { EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { selectedRange, type SelectedRange, type SelectedText } from './selected-range.ts';
import { shareTexts } from './share-texts.ts';

type MaskSelectionProps = {
  list: RefObject<HTMLElement | null>;
  onMask: (place: SelectedRange) => void;
};

/** The button that masks the current selection. */
export function MaskSelection({ list, onMask }: MaskSelectionProps) {
  const texts = useTexts(shareTexts);
  const [selected, setSelected] = useState<SelectedText | null>(null);
  useEffect(() => {
    const follow = (): void =>
      setSelected(list.current && selectedRange(list.current, document.getSelection()));
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [list]);
  if (!selected) return null;
  const cover = (): void => {
    const { words: _, ...place } = selected;
    onMask(place);
    document.getSelection()?.removeAllRanges();
  };
  return (
    <div className="sticky bottom-0 z-1 flex justify-center pb-1">
      <Button
        className="max-w-full shadow-popup"
        icon={<EyeOff aria-hidden="true" className="size-5 shrink-0" />}
        // Pressing the button would clear the selection before the click.
        onPointerDown={(event) => {
          event.preventDefault();
          cover();
        }}
        onClick={cover}
      >
        <span className="truncate">{texts.maskSelected(selected.words)}</span>
      </Button>
    </div>
  );
}
