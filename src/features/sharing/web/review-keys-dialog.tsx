import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { reviewTexts } from './review-texts.ts';

/** The keys of the desk. */
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
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-flex size-8 items-center justify-center rounded-mark border border-edge bg-sunken font-mono">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
