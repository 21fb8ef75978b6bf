import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { MenuItem } from './menu-item.ts';
import { MenuPopup } from './menu-popup.tsx';
import { Spinner } from './spinner.tsx';

type MenuProps = {
  items: readonly MenuItem[];
  /** The menu's name; also the button's label when `children` is only an icon. */
  label?: string;
  className?: string;
  /** The pointer or the focus has reached the button: time to load further items. */
  onApproach?: () => void;
  /** An action chosen from the menu is in progress. */
  isBusy?: boolean;
  /** Read above the items, such as the facts about what they act on. */
  head?: ReactNode;
  children: ReactNode;
};

/** A button that opens a menu of actions. */
export function Menu(props: MenuProps) {
  const { items, label, className, onApproach, isBusy = false, head, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((isFocusKept: boolean) => {
    setOpen(false);
    if (isFocusKept) button.current?.focus();
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isBusy || undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {isBusy ? <Spinner /> : children}
      </button>
      {isOpen && <MenuPopup {...{ items, button, label, head }} onClose={close} />}
    </>
  );
}
