import type { Message } from '../contract.ts';
import { hasCuts } from '#platform/contract/cut-notes.ts';
import { messageTexts } from '../texts.ts';
import { CutChip } from './cut-chip.tsx';

const ofFormulas = Object.values(messageTexts).map(({ formulasLeftOut }) => formulasLeftOut);

type LeftOut = Pick<Message, 'content'> & { warning: string | null | undefined };

/** What was left out of a reply without a place in its text: a formula, or a line of the summary. */
export function LeftOutChip({ content, warning }: LeftOut) {
  const reasons = (warning ?? '').split('<br>').filter((reason) => reason !== '');
  const reason =
    reasons.find((each) => ofFormulas.includes(each)) ??
    (hasCuts(content) ? undefined : reasons[0]);
  if (reason === undefined) return null;
  return (
    <p className="mt-2">
      <CutChip note={reason} />
    </p>
  );
}
