import { EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { selectedPlace, type SelectedPlace, type SelectedWords } from './selected-place.ts';
import { shareTexts } from './share-texts.ts';

type CoverSelectedProps = {
  list: RefObject<HTMLElement | null>;
  onCover: (place: SelectedPlace) => void;
};

/** While words are selected, by mouse, touch or keys: the button that covers them. */
export function CoverSelected({ list, onCover }: CoverSelectedProps) {
  const texts = useTexts(shareTexts);
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    const follow = (): void =>
      setSelected(list.current && selectedPlace(list.current, document.getSelection()));
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [list]);
  if (!selected) return null;
  const cover = (): void => {
    const { words: _, ...place } = selected;
    onCover(place);
    document.getSelection()?.removeAllRanges();
  };
  return (
    <div className="sticky bottom-0 z-1 flex justify-center pb-1">
      <Button
        className="max-w-full shadow-popup"
        icon={<EyeOff aria-hidden="true" className="size-5 shrink-0" />}
        // A press would take the selection away before the click comes.
        onPointerDown={(event) => {
          event.preventDefault();
          cover();
        }}
        onClick={cover}
      >
        <span className="truncate">{texts.coverSelected(selected.words)}</span>
      </Button>
    </div>
  );
}
