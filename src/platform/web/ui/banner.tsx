import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import type { NotificationType } from '../notify.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { IconButton } from './icon-button.tsx';
import { toneIcons, toneInk, tonePaper } from './tone.tsx';

type BannerProps = {
  type: NotificationType;
  title?: ReactNode;
  children?: ReactNode;
  /** A link or button after the text. */
  action?: ReactNode;
  onClose?: () => void;
  className?: string;
};

/** A persistent notice in the page, near what it is about. Errors are announced at once. */
export function Banner({ type, title, children, action, onClose, className }: BannerProps) {
  const texts = useKitTexts();
  return (
    <div
      role={type === 'error' ? 'alert' : undefined}
      className={classNames(
        'flex items-start gap-3 rounded-control px-4 py-1',
        tonePaper[type],
        className,
      )}
    >
      <span className={`mt-3 [&_svg]:size-5 ${toneInk[type]}`}>{toneIcons[type]}</span>
      <div className="min-w-0 flex-1 py-2 leading-relaxed">
        <span className="sr-only">{texts[type]}</span>
        {title && <p className="font-medium">{title}</p>}
        {children}
        {action && <div>{action}</div>}
      </div>
      {onClose && (
        <IconButton
          label={texts.close}
          icon={<X />}
          className="-mr-2 hover:bg-ink/8"
          onClick={onClose}
        />
      )}
    </div>
  );
}
