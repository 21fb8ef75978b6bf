import { classNames } from '#platform/web/class-names.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { WaitingShare } from '../contract.ts';
import { ReviewFlags } from './review-facts.tsx';
import { reviewTexts } from './review-texts.ts';

type QueueItemProps = {
  share: WaitingShare;
  isCurrent: boolean;
  onChoose: () => void;
};

/** A pending share: its title, waiting time and flags. */
export function ReviewQueueItem({ share, isCurrent, onChoose }: QueueItemProps) {
  const texts = useTexts(reviewTexts);
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        className={classNames(
          'flex w-full flex-col gap-1.5 rounded-card border px-4 py-3 text-left transition-colors',
          isCurrent ? 'border-pine bg-pine-soft/50' : 'border-line bg-surface hover:border-pine',
        )}
        onClick={onChoose}
      >
        <span className="line-clamp-2 font-medium">{share.title}</span>
        <span className="text-sm text-muted tabular-nums">
          {texts.waiting(share.waitingSeconds)} · {texts.messages(share.messagesCount)}
        </span>
        <span className="flex flex-wrap gap-1">
          <ReviewFlags flags={share.flags} />
        </span>
      </button>
    </li>
  );
}
