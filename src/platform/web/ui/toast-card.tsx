import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { classNames } from '../class-names.ts';
import { dismiss, notificationDurationMs } from '../notify.ts';
import type { ShownNotification } from '../notify.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { toneIcons, toneInk } from './tone.tsx';

/** How long a toast stays after the pointer or the focus has left the toasts. */
const lingerMs = 1000;

export function ToastCard({ notification }: { notification: ShownNotification }) {
  const { id, type, title, message, action, isLeaving } = notification;
  const texts = useKitTexts();
  const durationMs = notification.durationMs ?? notificationDurationMs;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (durationMs === 0) return undefined;
    let timer = setTimeout(leaveUnlessRead, durationMs);
    function leaveUnlessRead(): void {
      const isRead = card.current?.closest('section')?.matches(':hover, :focus-within');
      if (isRead) timer = setTimeout(leaveUnlessRead, lingerMs);
      else dismiss(id);
    }
    return () => clearTimeout(timer);
  }, [id, durationMs]);
  return (
    <li
      ref={card}
      data-toast={type}
      className={classNames(
        'flex animate-[arrive_0.3s] items-start gap-3 rounded-card border border-line bg-surface py-1 pr-1 pl-4 shadow-popup transition-opacity duration-300',
        isLeaving && 'opacity-0',
      )}
    >
      <span className={`mt-3 [&_svg]:size-5 ${toneInk[type]}`}>{toneIcons[type]}</span>
      <div className="min-w-0 flex-1 py-2.5 leading-normal">
        <span className="sr-only">{texts[type]}</span>
        {title && <p className="font-medium">{title}</p>}
        <p className="text-[0.9375rem]">{message}</p>
        {action && (
          <Button
            variant="link"
            size="small"
            onClick={() => {
              action.run();
              dismiss(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={texts.close} icon={<X />} onClick={() => dismiss(id)} />
    </li>
  );
}
