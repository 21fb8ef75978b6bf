import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { confirm } from '#platform/web/confirm.ts';
import { useLanguage } from '#platform/web/use-language.ts';
import { useShortcuts } from '#platform/web/use-shortcuts.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { HeldComment } from '../contract.ts';
import { reviewPageSize } from '../rules.ts';
import { deskRefreshMs, reviewApi } from './review-api.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewList } from './review-list.tsx';
import { holdNames } from './label-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { useReviewCursor } from './use-review-cursor.ts';
import { refreshDesk, notifyFailure } from './use-review-decisions.ts';

type ReviewCommentsProps = {
  page: number;
  onPage: (page: number) => void;
};

/** The held comments, the oldest first. */
export function ReviewComments({ page, onPage }: ReviewCommentsProps) {
  const texts = useTexts(reviewTexts);
  const query = { page, page_size: reviewPageSize };
  const held = useQuery({
    ...endpointQuery(reviewApi, 'listHeldComments', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: deskRefreshMs,
  });
  return (
    <ReviewList
      list={held}
      page={page}
      onPage={onPage}
      emptyIcon={<MessageCircle aria-hidden="true" />}
      emptyTitle={texts.emptyComments}
    >
      {(comments) => <HeldComments comments={comments} />}
    </ReviewList>
  );
}

function HeldComments({ comments }: { comments: readonly HeldComment[] }) {
  const { current, move } = useReviewCursor(comments, false);
  const decide = useDecideComment();
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    a: () => current && decide.release(current),
    r: () => current && void decide.remove(current),
  });
  return (
    <ul className="flex flex-col gap-3">
      {comments.map((comment) => (
        <HeldCommentCard
          key={comment.id}
          comment={comment}
          isCurrent={comment.id === current?.id}
          isPending={decide.pendingId === comment.id}
          onRelease={() => decide.release(comment)}
          onRemove={() => void decide.remove(comment)}
        />
      ))}
    </ul>
  );
}

type HeldCommentCardProps = {
  comment: HeldComment;
  isCurrent: boolean;
  isPending: boolean;
  onRelease: () => void;
  onRemove: () => void;
};

function HeldCommentCard({ comment, ...ways }: HeldCommentCardProps) {
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  return (
    <ReviewCard
      label={texts.commentOn(comment.shareTitle)}
      isCurrent={ways.isCurrent}
      footer={
        <>
          <Button variant="quiet" disabled={ways.isPending} onClick={ways.onRemove}>
            {texts.remove}
          </Button>
          <Button pending={ways.isPending} onClick={ways.onRelease}>
            {texts.release}
          </Button>
        </>
      }
    >
      <p className="flex flex-wrap gap-1.5">
        {comment.rules.map((rule) => (
          <Badge key={rule} tone="ochre">
            {holdNames[language][rule]}
          </Badge>
        ))}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{comment.content}</p>
      <p className="text-sm text-muted">
        {texts.commentOn(comment.shareTitle)} · {texts.waiting(comment.waitingSeconds)}
      </p>
    </ReviewCard>
  );
}

/** Asks for confirmation: a removal cannot be undone. */
function useDecideComment() {
  const cache = useQueryClient();
  const texts = useTexts(reviewTexts);
  const decide = useMutation({
    mutationFn: ({ id, approved }: { id: number; approved: boolean }) =>
      reviewApi.reviewComment({ params: { id }, body: { approved } }),
    onSuccess: (_, { approved }) =>
      notify({ type: 'success', message: approved ? texts.released : texts.removed }),
    onError: (error) => notifyFailure(error, texts.actionFailed),
    onSettled: () => refreshDesk(cache),
  });
  return {
    pendingId: decide.isPending ? decide.variables.id : null,
    release: ({ id }: HeldComment) => {
      if (!decide.isPending) decide.mutate({ id, approved: true });
    },
    remove: async ({ id }: HeldComment): Promise<void> => {
      const isSure = await confirm({
        title: texts.removeTitle,
        description: texts.removeLoss,
        confirmLabel: texts.remove,
        tone: 'danger',
      });
      if (isSure) decide.mutate({ id, approved: false });
    },
  };
}
