import { Badge } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { sessionWebTexts } from './texts.ts';

/** CON-6: ongoing, completed, or unknown for any other status of a newer server. */
export function SessionStatusBadge({ status }: { status: string }) {
  const texts = useTexts(sessionWebTexts);
  if (status === 'ongoing') return <Badge tone="pine">{texts.ongoing}</Badge>;
  return <Badge>{status === 'completed' ? texts.completed : texts.unknownStatus}</Badge>;
}
