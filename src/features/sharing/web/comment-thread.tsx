import { useTexts } from '#platform/web/use-texts.ts';

import type { CommentThread as Thread, SharedComment } from '../contract.ts';
import { sharingTexts } from '../texts.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentReplies } from './comment-replies.tsx';
import { commentTexts } from './comment-texts.ts';
import { useReplies } from './use-replies.ts';

type CommentThreadProps = {
  thread: Thread;
  shareId: number;
  nowMs: number;
  /** Whether the share accepts comments. */
  isOpen: boolean;
  isAlwaysAnonymous: boolean;
  isReplying: boolean;
  onReply: (isReplying: boolean) => void;
  onDelete: (comment: SharedComment, hasReplies: boolean, onGone?: () => void) => void;
};

/** A comment with its replies, one level deep. */
export function CommentThread(props: CommentThreadProps) {
  const { thread, shareId, nowMs, isOpen, isReplying, onReply, onDelete } = props;
  const texts = useTexts(commentTexts);
  const { anonymousName } = useTexts(sharingTexts);
  const name = thread.username ?? anonymousName;
  const { replies, addWritten, forget } = useReplies(thread);
  const canReply = isOpen && !thread.isDeleted && !thread.isHeld;
  return (
    <li className="border-t border-line py-4 first:border-t-0">
      <CommentItem
        comment={thread}
        nowMs={nowMs}
        isOpen={isOpen}
        onReply={canReply ? () => onReply(true) : undefined}
        onDelete={() => onDelete(thread, replies.shown.length > 0)}
      />
      {(replies.shown.length > 0 || isReplying) && (
        <div className="mt-2 border-l-2 border-line pl-4">
          <CommentReplies
            {...{ replies, nowMs, isOpen }}
            label={texts.replies(name)}
            onDelete={(reply) => onDelete(reply, false, () => forget(reply))}
          />
          {isReplying && canReply && (
            <div className="mt-3">
              <CommentComposer
                shareId={shareId}
                parentId={thread.id}
                label={texts.replyLabel(name)}
                isAlwaysAnonymous={props.isAlwaysAnonymous}
                onSent={(reply) => {
                  addWritten(reply);
                  onReply(false);
                }}
                onCancel={() => onReply(false)}
              />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
