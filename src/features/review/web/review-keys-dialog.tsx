import { Dialog } from '#platform/web/ui/dialog.tsx';
import { KeyList } from '#platform/web/ui/key-list.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { reviewTexts } from './review-texts.ts';

/** The keyboard shortcuts of the desk. */
export default function ReviewKeysDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(reviewTexts);
  const keys = [
    ['j', texts.keyNext],
    ['k', texts.keyPrevious],
    ['a', texts.keyApprove],
    ['r', texts.keyReject],
    ['u', texts.keyUndo],
    ['?', texts.keyHelp],
  ] as const;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.keys}
      description={texts.keysHint}
    >
      <KeyList keys={keys} />
    </Dialog>
  );
}
