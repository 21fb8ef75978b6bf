import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Fragment } from 'react';
import type { RefObject } from 'react';

import { classNames } from '../class-names.ts';
import type { MenuItem } from './menu.tsx';

export interface MenuPopupProps {
  items: readonly MenuItem[];
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function MenuPopup({ items, anchor, isOpen, onOpenChange }: MenuPopupProps) {
  return (
    <BaseMenu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(open, details) => {
        const { target } = details.event;
        // A press on the button is the button's own to answer.
        if (target instanceof Node && anchor.current?.contains(target)) details.cancel();
        else onOpenChange(open);
      }}
    >
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          anchor={anchor}
          align="end"
          sideOffset={6}
          className="z-20 outline-none"
        >
          <BaseMenu.Popup
            finalFocus={anchor}
            className="min-w-44 rounded-card border border-line bg-surface py-1.5 shadow-popup outline-none transition-[opacity,translate] duration-150 data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0"
          >
            {items.map((item) => (
              <Fragment key={item.key}>
                {item.isNewGroup && <BaseMenu.Separator className="my-1.5 border-t border-line" />}
                <BaseMenu.Item
                  disabled={item.disabled ?? false}
                  onClick={item.onSelect}
                  className={classNames(
                    'mx-1.5 flex min-h-11 cursor-pointer items-center gap-3 rounded-mark px-3 outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-55 [&_svg]:size-4.5',
                    item.tone === 'danger'
                      ? 'text-cinnabar data-highlighted:bg-cinnabar-soft'
                      : 'text-ink data-highlighted:bg-sunken',
                  )}
                >
                  {item.icon}
                  {item.label}
                </BaseMenu.Item>
              </Fragment>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
