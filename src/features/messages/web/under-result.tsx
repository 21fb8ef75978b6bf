import type { ReactNode } from 'react';

import { openAlarmIn } from './open-alarm.ts';
import type { ShownMessage } from './shown-messages.ts';

type UnderResultProps = {
  shown: readonly ShownMessage[];
  isAtRest: boolean;
  renderUnderResult?: (messageId: number) => ReactNode;
};

/** Below the newest message where it is a whole reply with a summary and no alarm is open. */
export function UnderResult({ shown, isAtRest, renderUnderResult }: UnderResultProps) {
  const newest = shown.at(-1);
  if (!isAtRest || newest?.role !== 'assistant' || newest.status !== 'complete') return null;
  if (newest.symptomsSummary === null || openAlarmIn(shown) !== null) return null;
  return renderUnderResult?.(newest.id);
}
