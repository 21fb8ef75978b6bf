import { Reply, Trash2 } from 'lucide-react';

import { dateText, relativeTime } from '#platform/web/relative-time.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { SharedComment } from '../contract.ts';
import { sharingTexts } from '../texts.ts';
import { commentTexts } from './comment-texts.ts';
import { ReportButton } from './report-button.tsx';

type CommentItemProps = {
  comment: SharedComment;
  nowMs: number;
  /** Absent where replying is not possible: on closed shares and below deleted comments. */
  onReply?: (() => void) | undefined;
  onDelete: () => void;
  isOpen: boolean;
};

/** One comment or reply with its author, time, text and actions. */
export function CommentItem({ comment, nowMs, onReply, onDelete, isOpen }: CommentItemProps) {
  const { language } = useLanguage();
  const texts = commentTexts[language];
  const { isDeleted, isHeld, isMine } = comment;
  if (isDeleted) return <p className="py-1 text-muted italic">{texts.deletedComment}</p>;
  const name = comment.username ?? sharingTexts[language].anonymousName;
  return (
    <article aria-label={name}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <span className="font-medium text-ink">{name}</span>
        {comment.isAuthor && <Badge tone="pine">{texts.author}</Badge>}
        {isMine && <Badge>{texts.me}</Badge>}
        {comment.answers && (
          <span>
            {texts.answers(comment.answers.username ?? sharingTexts[language].anonymousName)}
          </span>
        )}
        {isHeld && <Badge tone="ochre">{texts.held}</Badge>}
        <CommentTime comment={comment} nowMs={nowMs} />
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{comment.content}</p>
      {isHeld && <p className="mt-1 text-sm text-ochre">{texts.heldHint}</p>}
      <div className="-ml-3 flex flex-wrap items-center">
        {onReply && !isHeld && (
          <Button
            size="small"
            variant="ghost"
            className="text-muted"
            icon={<Reply aria-hidden="true" className="size-4" />}
            aria-label={texts.replyLabel(name)}
            onClick={onReply}
          >
            {texts.reply}
          </Button>
        )}
        {isMine && (
          <Button
            size="small"
            variant="ghost"
            className="text-muted"
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={onDelete}
          >
            {texts.delete}
          </Button>
        )}
        {!isMine && isOpen && <ReportButton about={{ kind: 'comment', id: comment.id, name }} />}
      </div>
    </article>
  );
}

/** Anonymous comments carry only the day. */
function CommentTime({ comment, nowMs }: { comment: SharedComment; nowMs: number }) {
  const { language } = useLanguage();
  const atMs = Date.parse(comment.createdAt);
  return (
    <time dateTime={comment.createdAt}>
      {comment.username === null ? dateText(atMs, language) : relativeTime(atMs, nowMs, language)}
    </time>
  );
}
