import { ScanText } from 'lucide-react';
import { useState } from 'react';

import { announce } from '#platform/web/announce.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { contentCharsMax } from '#features/messages/rules.ts';
import { pictureWebTexts } from './picture-web-texts.ts';

const PictureDialog = lateDialog(() => import('./picture-dialog.tsx'));

export type PictureInputProps = {
  onText: (text: string) => void;
  /** How many characters the input has room for. */
  charsLeft: number;
  onCheckMedicines: (lines: readonly string[]) => void;
};

/** Opens the dialog that reads a report; what was confirmed goes into the input. */
export function PictureInput({ onText, charsLeft, onCheckMedicines }: PictureInputProps) {
  const texts = useTexts(pictureWebTexts);
  const [isOpen, setOpen] = useState(false);
  const isEmpty = charsLeft === contentCharsMax;
  const use = (text: string): void => {
    setOpen(false);
    onText(isEmpty ? text : `\n${text}`);
    announce(texts.used);
  };
  return (
    <>
      <IconButton
        label={texts.open}
        icon={<ScanText aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <PictureDialog
          charsLeft={isEmpty ? charsLeft : charsLeft - 1}
          onUse={use}
          onCheckMedicines={onCheckMedicines}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
