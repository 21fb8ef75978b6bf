import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';

import { notify } from '#platform/web/notify.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SharedSession } from '../contract.ts';
import { sharedTexts } from './shared-texts.ts';
import { sharingApi } from './sharing-api.ts';

type Liked = Pick<SharedSession, 'isLiked' | 'likeCount'>;

/** The like button, with an optimistic update that is rolled back on failure. */
export function LikeButton({ share }: { share: SharedSession }) {
  const texts = useTexts(sharedTexts);
  const cache = useQueryClient();
  const show = (liked: Liked): void => {
    for (const queryKey of [
      keyOf(sharingApi, 'getSharedSession'),
      keyOf(sharingApi, 'getMyShare'),
    ]) {
      cache.setQueriesData<SharedSession>({ queryKey }, (shown) =>
        shown?.id === share.id ? { ...shown, ...liked } : shown,
      );
    }
  };
  const like = useMutation({
    mutationFn: () => sharingApi.toggleLike({ params: { id: share.id } }),
    onMutate: () => {
      const { isLiked, likeCount } = share;
      show({ isLiked: !isLiked, likeCount: likeCount + (isLiked ? -1 : 1) });
      return { isLiked, likeCount };
    },
    onSuccess: (liked) => {
      show(liked);
      void cache.invalidateQueries({ queryKey: keyOf(sharingApi, 'listSharedSessions') });
    },
    onError: (_, __, before) => {
      if (before) show(before);
      notify({ type: 'error', message: texts.likeFailed });
    },
  });
  return (
    <Button
      variant="quiet"
      aria-pressed={share.isLiked}
      className="aria-pressed:border-pine aria-pressed:bg-pine-soft aria-pressed:text-pine"
      icon={
        <ThumbsUp
          aria-hidden="true"
          className={share.isLiked ? 'size-4.5 fill-current' : 'size-4.5'}
        />
      }
      onClick={() => {
        if (!like.isPending) like.mutate();
      }}
    >
      {texts.like}
      <span className="tabular-nums">{share.likeCount}</span>
    </Button>
  );
}
