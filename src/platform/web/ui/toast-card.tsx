import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';

import type { Notification } from '../notify.ts';
import { useKitTexts } from '../use-kit-texts.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { toneIcons, toneInk } from './tone.tsx';

interface ToastCardProps {
  toast: Toast.Root.ToastObject<Notification>;
  onAction: () => void;
}

export function ToastCard({ toast, onAction }: ToastCardProps) {
  const texts = useKitTexts();
  const type = toast.data?.type ?? 'info';
  const action = toast.data?.action;
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['up', 'right']}
      className="rounded-card border border-line bg-surface shadow-popup transition-[opacity,translate] duration-300 ease-paper data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-2 data-starting-style:opacity-0 md:data-ending-style:translate-x-4 md:data-starting-style:translate-x-4 md:data-starting-style:translate-y-0"
    >
      <Toast.Content className="flex items-start gap-3 py-1 pr-1 pl-4">
        <span className={`mt-3 [&_svg]:size-5 ${toneInk[type]}`}>{toneIcons[type]}</span>
        <div className="min-w-0 flex-1 py-2.5">
          <span className="sr-only">{texts[type]}</span>
          <Toast.Title className="font-sans text-base leading-normal font-medium" />
          <Toast.Description className="text-[0.9375rem] leading-normal text-ink" />
          {action && (
            <Button
              variant="link"
              size="small"
              onClick={() => {
                action.run();
                onAction();
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
        <Toast.Close render={<IconButton label={texts.close} icon={<X />} />} />
      </Toast.Content>
    </Toast.Root>
  );
}
