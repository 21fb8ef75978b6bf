import { useState } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useEnterKey } from '#platform/web/use-enter-key.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { ShareDraft } from './share-draft.ts';
import { shareTexts } from './share-texts.ts';

type MaskWordsProps = {
  draft: ShareDraft;
  onMask: (words: string) => void;
};

/** Masks words in all texts: for a name that recurs, and as the keyboard alternative to selecting. */
export function MaskWords({ draft, onMask }: MaskWordsProps) {
  const texts = useTexts(shareTexts);
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const cover = (): void => {
    const wanted = words.trim();
    if (wanted === '') return;
    const isThere = draft.texts.some(({ content }) => content.includes(wanted));
    setMissing(!isThere);
    if (!isThere) return;
    onMask(wanted);
    setWords('');
  };
  const keys = useEnterKey({ onEnter: cover });
  return (
    <div className="flex flex-wrap items-start gap-2">
      <TextField
        {...keys}
        label={texts.maskWords}
        hint={texts.maskWordsHint}
        error={isMissing ? texts.maskWordsMissing : undefined}
        value={words}
        autoComplete="off"
        fieldClassName="min-w-0 flex-1"
        onValueChange={(value) => {
          setWords(value);
          setMissing(false);
        }}
      />
      <Button variant="quiet" className="mt-8" onClick={cover}>
        {texts.cover}
      </Button>
    </div>
  );
}
