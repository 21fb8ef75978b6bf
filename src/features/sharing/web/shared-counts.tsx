import { Eye, MessageSquareText, ThumbsUp, type LucideIcon } from 'lucide-react';

import { useTexts } from '#platform/web/use-texts.ts';

import type { SharedSession } from '../contract.ts';
import { sharedTexts } from './shared-texts.ts';

type Counted = Pick<SharedSession, 'likeCount' | 'totalComments' | 'viewCount'>;

/** Likes, comments and views. */
export function SharedCounts({ share }: { share: Counted }) {
  const texts = useTexts(sharedTexts);
  return (
    <span className="inline-flex items-center gap-3 tabular-nums">
      <Count icon={ThumbsUp} count={share.likeCount} words={texts.likes(share.likeCount)} />
      <Count
        icon={MessageSquareText}
        count={share.totalComments}
        words={texts.comments(share.totalComments)}
      />
      <Count icon={Eye} count={share.viewCount} words={texts.views(share.viewCount)} />
    </span>
  );
}

function Count({ icon: Icon, count, words }: { icon: LucideIcon; count: number; words: string }) {
  return (
    <span className="inline-flex items-center gap-1" title={words}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
