import { ChevronDown, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { pageCount } from '#platform/contract/paging.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { confirm } from '#platform/web/confirm.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SharedComment, SharedSession } from '../contract.ts';
import { commentPageSize } from '../rules.ts';
import { CommentComposer } from './comment-composer.tsx';
import { commentTexts } from './comment-texts.ts';
import { CommentThread } from './comment-thread.tsx';
import { useComments, useDeleteComment } from './use-comments.ts';

type CommentsPanelProps = {
  share: Pick<SharedSession, 'id' | 'status' | 'isMine' | 'isAnonymous' | 'totalComments'>;
};

/** The comments below a share: list, post, reply, delete and report. */
export default function CommentsPanel({ share }: CommentsPanelProps) {
  const texts = useTexts(commentTexts);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isUnfolded, setUnfolded] = useState(true);
  return (
    <section aria-label={texts.title}>
      <h2 className="text-xl">
        <button
          ref={toggle}
          type="button"
          aria-expanded={isUnfolded}
          className="group -ml-2 flex min-h-11 items-center gap-2 rounded-control px-2 hover:bg-sunken"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {texts.title}
          <span className="text-base text-muted tabular-nums">{share.totalComments}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 text-muted transition-transform duration-200 group-aria-expanded:rotate-180"
          />
        </button>
      </h2>
      {isUnfolded && <UnfoldedComments share={share} onGone={() => toggle.current?.focus()} />}
    </section>
  );
}

/** `onGone` runs when the focused comment is removed. */
function UnfoldedComments({ share, onGone }: CommentsPanelProps & { onGone: () => void }) {
  const texts = useTexts(commentTexts);
  const [page, setPage] = useState(1);
  const isOpen = share.status === 'approved';
  const isAlwaysAnonymous = share.isMine && share.isAnonymous;
  return (
    <div className="mt-3 flex flex-col gap-4">
      {isOpen ? (
        <CommentComposer
          shareId={share.id}
          parentId={null}
          label={texts.label}
          isAlwaysAnonymous={isAlwaysAnonymous}
          onSent={() => setPage(1)}
        />
      ) : (
        <p className="text-muted">{texts.closed}</p>
      )}
      <CommentList
        {...{ shareId: share.id, page, isOpen, isAlwaysAnonymous, onGone }}
        onPage={setPage}
      />
    </div>
  );
}

type CommentListProps = {
  shareId: number;
  page: number;
  isOpen: boolean;
  isAlwaysAnonymous: boolean;
  onPage: (page: number) => void;
  onGone: () => void;
};

function CommentList({ shareId, page, onPage, onGone, ...ways }: CommentListProps) {
  const texts = useTexts(commentTexts);
  const comments = useComments(shareId, page);
  const [replyingTo, setReplyingTo] = useState<number | null>(null);
  const confirmDelete = useConfirmDelete(shareId, onGone);
  const pages = comments.data && pageCount(comments.data.count, commentPageSize);
  // The last page became empty.
  useEffect(() => {
    if (pages !== undefined && page > pages) onPage(pages);
  }, [page, pages, onPage]);
  if (comments.isPending) return <CommentsSkeleton />;
  if (!comments.data) return <QueryFailure title={texts.loadFailed} query={comments} />;
  const { results, count } = comments.data;
  if (count === 0) {
    // When comments are closed, the message above is enough.
    if (!ways.isOpen) return null;
    return (
      <EmptyState
        icon={<MessageCircle aria-hidden="true" />}
        title={texts.emptyTitle}
        hint={texts.emptyHint}
      />
    );
  }
  return (
    <>
      <ul aria-busy={comments.isPlaceholderData}>
        {results.map((thread) => (
          <CommentThread
            key={thread.id}
            {...{ thread, shareId, ...ways }}
            nowMs={comments.dataUpdatedAt}
            replyingTo={replyingTo}
            onReply={setReplyingTo}
            onDelete={(...asked) => void confirmDelete(...asked)}
          />
        ))}
      </ul>
      <Pagination page={page} totalPages={pages ?? 1} onPage={onPage} />
    </>
  );
}

/** Asks for confirmation, naming what is lost, then deletes. */
function useConfirmDelete(shareId: number, onGone: () => void) {
  const texts = useTexts(commentTexts);
  const { mutate } = useDeleteComment(shareId);
  return async (
    { id }: SharedComment,
    hasReplies: boolean,
    onReplyGone?: () => void,
  ): Promise<void> => {
    const isSure = await confirm({
      title: texts.deleteTitle,
      description: hasReplies ? texts.deleteLossWithReplies : texts.deleteLoss,
      confirmLabel: texts.delete,
      tone: 'danger',
    });
    if (!isSure) return;
    mutate(id, {
      onSuccess: () => {
        onReplyGone?.();
        onGone();
      },
    });
  };
}

function CommentsSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      {['w-2/3', 'w-1/2', 'w-3/4'].map((width) => (
        <div key={width} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className={`h-5 ${width}`} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
