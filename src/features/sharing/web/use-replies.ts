import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { CommentThread, SharedComment } from '../contract.ts';
import { replyPageSize } from '../rules.ts';
import { commentTexts } from './comment-texts.ts';
import { sharingApi } from './sharing-api.ts';

export type Replies = {
  shown: readonly SharedComment[];
  /** The number of replies not shown yet. */
  left: number;
  isReading: boolean;
  failure: string | null;
  readMore: () => void;
};

/** The replies to a comment: the first ones, further pages, and those just posted. */
export function useReplies(thread: CommentThread) {
  const texts = useTexts(commentTexts);
  const [isAsked, setAsked] = useState(false);
  const [written, setWritten] = useState<readonly SharedComment[]>([]);
  const pages = useInfiniteQuery({
    queryKey: keyOf(sharingApi, 'listReplies', thread.id),
    queryFn: ({ pageParam, signal }) =>
      sharingApi.listReplies(
        { params: { id: thread.id }, query: { page: pageParam, page_size: replyPageSize } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    enabled: isAsked,
  });
  const read = pages.data?.pages.flatMap(({ results }) => results);
  const listed = withoutRepeats(read ?? thread.replies);
  const own = written.filter(({ id }) => !listed.some((reply) => reply.id === id));
  const isReading = isAsked && pages.isFetching;
  const replies: Replies = {
    shown: [...listed, ...own],
    left: Math.max(0, thread.replyCount - listed.length - own.length),
    isReading,
    failure: pages.isError && !isReading ? failureText(pages.error, texts.loadFailed) : null,
    readMore: () => {
      if (!isAsked) setAsked(true);
      else if (pages.data) void pages.fetchNextPage();
      else void pages.refetch();
    },
  };
  return {
    replies,
    addWritten: (reply: SharedComment) => setWritten((before) => [...before, reply]),
    forget: ({ id }: SharedComment) =>
      setWritten((before) => before.filter((reply) => reply.id !== id)),
  };
}

/** A deletion between two pages shifts the list, so a reply can appear twice. */
function withoutRepeats(replies: readonly SharedComment[]): SharedComment[] {
  return [...new Map(replies.map((reply) => [reply.id, reply])).values()];
}
