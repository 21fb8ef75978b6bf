import { SearchX } from 'lucide-react';
import type { ComponentProps } from 'react';

import { EmptyState } from './empty-state.tsx';

type MissingProps = Omit<ComponentProps<typeof EmptyState>, 'icon'>;

/** What is not there, or not for this reader: a page, a conversation, a share, an order. */
export function Missing({ titleAs = 'h1', ...words }: MissingProps) {
  return <EmptyState icon={<SearchX aria-hidden="true" />} titleAs={titleAs} {...words} />;
}
