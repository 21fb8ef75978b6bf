import { useNavigate } from '@tanstack/react-router';
import { ClipboardCheck } from 'lucide-react';
import { useCallback, useState } from 'react';

import { useStaffAccess } from '#features/account/web/use-staff-access.ts';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';

/**
 * The menu entry of the review desk for users with access; requested when the menu is about to
 * open.
 */
export function useReviewEntry(): { ask: () => void; items: MenuItem[] } {
  const texts = useTexts(appTexts);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  const { data } = useStaffAccess(isAsked);
  const entry: MenuItem = {
    key: 'reviews',
    label: texts.reviewDesk,
    icon: <ClipboardCheck aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/admin/reviews' }),
  };
  return { ask, items: data?.mayReview ? [entry] : [] };
}
