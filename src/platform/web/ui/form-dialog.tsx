import type { ComponentProps } from 'react';

import { useKitTexts } from '../use-kit-texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'onOpenChange' | 'footer'> & {
  /** The id of the form inside, which the button submits. */
  formId: string;
  submitLabel: string;
  isPending?: boolean;
  isDisabled?: boolean;
  isDanger?: boolean | undefined;
  cancelLabel?: string;
  onClose: () => void;
};

/** A dialog around one form: cancel, and the button that submits it. */
export function FormDialog(props: FormDialogProps) {
  const { formId, submitLabel, cancelLabel, onClose, ...rest } = props;
  const { isPending = false, isDisabled = false, isDanger = false, ...dialog } = rest;
  const texts = useKitTexts();
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            disabled={isDisabled}
            pending={isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    />
  );
}
