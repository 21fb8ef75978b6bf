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
  /** The comment or reply that is being answered, null for none. */
  replyingTo: number | null;
  onReply: (to: number | null) => void;
  onDelete: (comment: SharedComment, hasReplies: boolean, onGone?: () => void) => void;
};

/** A comment with its replies, one level deep. */
export function CommentThread(props: CommentThreadProps) {
  const { thread, shareId, nowMs, isOpen, replyingTo, onReply, onDelete } = props;
  const texts = useTexts(commentTexts);
  const { anonymousName } = useTexts(sharingTexts);
  const nameOf = ({ username }: SharedComment): string => username ?? anonymousName;
  const { replies, addWritten, forget } = useReplies(thread);
  const canReply = isOpen && !thread.isDeleted && !thread.isHeld;
  const answered = [thread, ...replies.shown].find(({ id }) => id === replyingTo);
  return (
    <li className="border-t border-line py-4 first:border-t-0">
      <CommentItem
        comment={thread}
        nowMs={nowMs}
        isOpen={isOpen}
        onReply={canReply ? () => onReply(thread.id) : undefined}
        onDelete={() => onDelete(thread, replies.shown.length > 0)}
      />
      {(replies.shown.length > 0 || answered) && (
        <div className="mt-2 border-l-2 border-line pl-4">
          <CommentReplies
            {...{ replies, nowMs, isOpen }}
            label={texts.replies(nameOf(thread))}
            onReply={canReply ? ({ id }) => onReply(id) : undefined}
            onDelete={(reply) => onDelete(reply, false, () => forget(reply))}
          />
          {answered && canReply && (
            <div className="mt-3">
              <CommentComposer
                // A draft belongs to the comment that it answers.
                key={answered.id}
                shareId={shareId}
                parentId={answered.id}
                label={texts.replyLabel(nameOf(answered))}
                isAlwaysAnonymous={props.isAlwaysAnonymous}
                onSent={(reply) => {
                  addWritten(reply);
                  onReply(null);
                }}
                onCancel={() => onReply(null)}
              />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
