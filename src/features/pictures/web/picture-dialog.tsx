import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { ChooseFile } from './choose-file.tsx';
import { ConfirmLines } from './confirm-lines.tsx';
import { pictureWebTexts } from './picture-web-texts.ts';
import { useReading } from './use-reading.ts';

type PictureDialogProps = {
  charsLeft: number;
  /** The confirmed lines. */
  onUse: (text: string) => void;
  onCheckMedicines: (lines: readonly string[]) => void;
  onClose: () => void;
};

/** A report from its file to the lines that the person confirms. */
export default function PictureDialog(props: PictureDialogProps) {
  const { onClose } = props;
  const texts = useTexts(pictureWebTexts);
  const { reading, begin, restart } = useReading();
  if (reading.kind === 'read') {
    return <ConfirmLines {...props} lines={reading.lines} onRestart={restart} />;
  }
  return (
    <Dialog
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.lead}
    >
      <ChooseFile reading={reading} onFile={(file) => void begin(file)} />
    </Dialog>
  );
}
