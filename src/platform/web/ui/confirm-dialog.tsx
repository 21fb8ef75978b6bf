import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';

import type { ConfirmRequest } from '../confirm-request.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { Button } from './button.tsx';
import { backdropClass, popupClass, viewportClass } from './dialog-class.ts';
import { keepOpenWhileComposing } from './keep-open-while-composing.ts';

type ConfirmDialogProps = {
  request: ConfirmRequest;
  onAnswer: (isConfirmed: boolean) => void;
};

/** Asks before something is lost; the safe answer has the focus. */
export default function ConfirmDialog({ request, onAnswer }: ConfirmDialogProps) {
  const texts = useKitTexts();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root
      open
      onOpenChange={(open, details) => {
        if (!keepOpenWhileComposing(open, details) && !open) onAnswer(false);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Viewport className={viewportClass}>
          <AlertDialog.Popup className={`${popupClass} max-w-[26rem]`} initialFocus={cancel}>
            <div className="overflow-y-auto px-6 pt-6 pb-2">
              <AlertDialog.Title className="text-[1.1875rem]">{request.title}</AlertDialog.Title>
              <AlertDialog.Description className="mt-2 text-muted">
                {request.description}
              </AlertDialog.Description>
            </div>
            <div className="flex flex-wrap justify-end gap-2 px-6 py-5">
              <Button variant="quiet" ref={cancel} onClick={() => onAnswer(false)}>
                {request.cancelLabel ?? texts.cancel}
              </Button>
              <Button
                variant={request.tone === 'danger' ? 'danger' : 'primary'}
                onClick={() => onAnswer(true)}
              >
                {request.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
