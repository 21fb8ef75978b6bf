import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import type { NotificationType } from '../notify.ts';

/** Each tone has an icon and a label, so that nothing depends on colour alone. */
export const toneIcons: Record<NotificationType, ReactNode> = {
  success: <CircleCheck aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
};

export const toneInk: Record<NotificationType, string> = {
  success: 'text-pine',
  error: 'text-cinnabar',
  warning: 'text-ochre',
  info: 'text-muted',
};

export const tonePaper: Record<NotificationType, string> = {
  success: 'bg-pine-soft',
  error: 'bg-cinnabar-soft',
  warning: 'bg-ochre-soft',
  info: 'bg-sunken',
};
