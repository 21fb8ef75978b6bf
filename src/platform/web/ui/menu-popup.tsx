import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';

import { classNames } from '../class-names.ts';
import { nextMenuItem } from './menu-keys.ts';
import type { MenuItem } from './menu-item.ts';

type MenuPopupProps = {
  items: readonly MenuItem[];
  button: RefObject<HTMLButtonElement | null>;
  label: string | undefined;
  head?: ReactNode;
  onClose: (isFocusKept: boolean) => void;
};

/** Between the button and its menu, and between the menu and the edges of the window, in px. */
const gapPx = 6;

/** The open menu, fixed beside its button; it has the focus. */
export function MenuPopup({ items, button, label, head, onClose }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (popup.current && button.current) place(popup.current, button.current);
    focusItem(popup.current, 0);
  }, [button]);
  useEffect(() => {
    const listening = new AbortController();
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node &&
      !popup.current?.contains(target) &&
      !button.current?.contains(target);
    const leave = (event: Event): void => {
      if (isOutside(event.target)) onClose(false);
    };
    document.addEventListener('pointerdown', leave, listening);
    const follow = (): void => {
      if (popup.current && button.current) place(popup.current, button.current);
    };
    document.addEventListener('scroll', follow, { capture: true, signal: listening.signal });
    window.addEventListener('resize', follow, listening);
    return () => listening.abort();
  }, [button, onClose]);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onClose(true);
      return;
    }
    const elements = itemsOf(popup.current);
    const current = elements.findIndex((element) => element === document.activeElement);
    const labels = elements.map((element) => element.textContent);
    const next = nextMenuItem(
      event.key,
      current,
      labels,
      (index) => elements[index]?.disabled ?? true,
    );
    if (next === null) return;
    event.preventDefault();
    elements[next]?.focus();
  };
  return (
    <div
      ref={popup}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={head ? `${id}-head` : undefined}
      onKeyDown={move}
      className="fixed z-20 max-w-[calc(100vw-0.75rem)] min-w-44 animate-[appear_0.12s] overflow-y-auto rounded-card border border-line bg-surface py-1.5 text-left text-base shadow-popup outline-none"
    >
      {head && (
        <div id={`${id}-head`} className="mb-1.5 border-b border-line px-4 pt-1 pb-2">
          {head}
        </div>
      )}
      {items.map((item) => (
        <MenuRow key={item.key} item={item} onClose={onClose} />
      ))}
    </div>
  );
}

function MenuRow({ item, onClose }: { item: MenuItem; onClose: MenuPopupProps['onClose'] }) {
  const tone =
    item.tone === 'danger' ? 'text-cinnabar focus:bg-cinnabar-soft' : 'text-ink focus:bg-sunken';
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={item.disabled}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={() => {
        onClose(true);
        item.onSelect();
      }}
      className={classNames(
        'relative mx-1.5 flex min-h-11 w-[calc(100%-0.75rem)] items-center gap-3 rounded-mark px-3 text-left -outline-offset-2',
        'disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4.5',
        item.isNewGroup &&
          'mt-3 before:absolute before:-inset-x-1.5 before:-top-1.5 before:border-t before:border-line',
        tone,
      )}
    >
      {item.icon}
      {item.label}
    </button>
  );
}

const itemsOf = (popup: HTMLElement | null): HTMLButtonElement[] =>
  popup ? [...popup.querySelectorAll<HTMLButtonElement>('[role="menuitem"]')] : [];

function focusItem(popup: HTMLElement | null, index: number): void {
  const enabled = itemsOf(popup).filter((element) => !element.disabled);
  enabled[index]?.focus({ preventScroll: true });
}

/** Below the button, or above it where there is no room below; right-aligned with the button. */
function place(popup: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const below = at.bottom + gapPx;
  const fitsBelow = below + height + gapPx <= window.innerHeight;
  const top = fitsBelow ? below : Math.max(gapPx, at.top - gapPx - height);
  const left = Math.min(Math.max(gapPx, at.right - width), window.innerWidth - width - gapPx);
  popup.style.top = `${top}px`;
  popup.style.left = `${Math.max(gapPx, left)}px`;
  popup.style.maxHeight = `${window.innerHeight - top - gapPx}px`;
}
