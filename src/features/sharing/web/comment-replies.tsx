import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SharedComment } from '../contract.ts';
import { CommentItem } from './comment-item.tsx';
import { commentTexts } from './comment-texts.ts';
import type { Replies } from './use-replies.ts';

type CommentRepliesProps = {
  replies: Replies;
  label: string;
  nowMs: number;
  isOpen: boolean;
  /** Absent where replying is not possible. */
  onReply?: ((to: SharedComment) => void) | undefined;
  onDelete: (comment: SharedComment) => void;
};

/** The loaded replies and the button for more. */
export function CommentReplies(props: CommentRepliesProps) {
  const { replies, label, nowMs, isOpen, onReply, onDelete } = props;
  const texts = useTexts(commentTexts);
  if (replies.shown.length === 0) return null;
  return (
    <>
      <ul aria-label={label} aria-busy={replies.isReading} className="flex flex-col gap-3">
        {replies.shown.map((reply) => (
          <li key={reply.id}>
            <CommentItem
              comment={reply}
              nowMs={nowMs}
              isOpen={isOpen}
              onReply={onReply && (() => onReply(reply))}
              onDelete={() => onDelete(reply)}
            />
          </li>
        ))}
      </ul>
      {replies.left > 0 && (
        <Button
          size="small"
          variant="ghost"
          className="mt-2 -ml-3"
          pending={replies.isReading}
          onClick={replies.readMore}
        >
          {texts.moreReplies(replies.left)}
        </Button>
      )}
      {replies.failure !== null && (
        <p role="alert" className="text-sm text-cinnabar">
          {replies.failure}
        </p>
      )}
    </>
  );
}
