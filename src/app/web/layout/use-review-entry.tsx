import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardCheck } from 'lucide-react';
import { useCallback, useState } from 'react';

import { reviewApi } from '#features/sharing/web/review-api.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import type { MenuItem } from '#platform/web/ui/menu-item.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { appTexts } from '../texts.ts';

/** The way to the review desk, for whom the server lets in; asked once, when the menu is reached for. */
export function useReviewEntry(): { ask: () => void; items: MenuItem[] } {
  const texts = useTexts(appTexts);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  const { isSuccess } = useQuery({
    ...endpointQuery(reviewApi, 'getReviewCounts'),
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const entry: MenuItem = {
    key: 'reviews',
    label: texts.reviewDesk,
    icon: <ClipboardCheck aria-hidden="true" />,
    onSelect: () => void navigate({ to: '/admin/reviews' }),
  };
  return { ask, items: isSuccess ? [entry] : [] };
}
