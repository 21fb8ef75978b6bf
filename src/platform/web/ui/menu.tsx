import { useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { kitTexts } from '../texts.ts';
import { language } from '../language.ts';
import { notify } from '../notify.ts';
import type { MenuPopupProps } from './menu-popup.tsx';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'ink' | 'danger';
  disabled?: boolean;
  /** A line above this item. */
  isNewGroup?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  items: readonly MenuItem[];
  /** The button's label, read aloud and shown on hover; needed where `children` is only an icon. */
  label?: string;
  className?: string;
  children: ReactNode;
}

type Popup = ComponentType<MenuPopupProps>;

/** A button that opens a menu. The menu's script is loaded when the button is first approached. */
export function Menu({ items, label, className, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<Popup | null>(null);
  const [isOpen, setOpen] = useState(false);
  const load = async (): Promise<void> => {
    const popup = await import('./menu-popup.tsx');
    setPopup(() => popup.MenuPopup);
  };
  const prepare = (): void => {
    // Only ahead of need: the press that follows loads again and tells of a failure.
    load().catch(() => setPopup(null));
  };
  const press = (): void => {
    setOpen(!isOpen);
    if (Popup || isOpen) return;
    load().catch(() => {
      setOpen(false);
      notify({ type: 'error', message: kitTexts[language.get()].partMissing });
    });
  };
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
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          press();
        }}
      >
        {children}
      </button>
      {Popup && <Popup items={items} anchor={button} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
