import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { classNames } from '../class-names.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { backdropClass, popupClass, viewportClass } from './dialog-class.ts';
import { keepOpenWhileComposing } from './keep-open-while-composing.ts';
import { IconButton } from './icon-button.tsx';

const sizes = {
  narrow: 'max-w-[27rem]',
  wide: 'max-w-[40rem]',
  page: 'max-w-[46rem] max-md:h-full max-md:max-h-none max-md:max-w-none max-md:rounded-none max-md:border-0',
};

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** `page` has room for reading and fills the screen on a phone. */
  size?: keyof typeof sizes;
  /** Outside presses do not close it; for dialogs with text input. */
  isPersistent?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
};

/** A modal dialog. Escape closes it, except the Escape that cancels a composition. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, children, footer, size = 'narrow' } = props;
  const texts = useKitTexts();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root
      open={isOpen}
      disablePointerDismissal={props.isPersistent ?? false}
      onOpenChange={(open, details) => {
        if (!keepOpenWhileComposing(open, details)) onOpenChange(open);
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClass} />
        <BaseDialog.Viewport className={classNames(viewportClass, size === 'page' && 'max-md:p-0')}>
          <BaseDialog.Popup
            className={classNames(popupClass, sizes[size])}
            ref={popup}
            initialFocus={() => props.initialFocus?.current ?? firstControl(popup.current)}
          >
            <div className="flex items-start gap-3 pt-4 pr-3 pl-6">
              <BaseDialog.Title className="min-w-0 flex-1 py-2">{title}</BaseDialog.Title>
              <BaseDialog.Close render={<IconButton label={texts.close} icon={<X />} />} />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">
              {description && (
                <BaseDialog.Description className="mb-4 text-muted">
                  {description}
                </BaseDialog.Description>
              )}
              {children}
            </div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4">
                {footer}
              </div>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** The first text control gets the focus, otherwise the dialog's first button. */
function firstControl(popup: HTMLElement | null): HTMLElement | true {
  return popup?.querySelector<HTMLElement>('input, textarea, select') ?? true;
}
