import { useCallback, useRef, useState } from 'react';

import { useShortcuts } from '#platform/web/use-shortcuts.ts';

import type { WaitingShare } from '../contract.ts';
import { useShareReview } from './review-detail.tsx';
import { useReviewCursor } from './use-review-cursor.ts';
import { useReviewDecisions } from './use-review-decisions.ts';

/** The state of the queue: the open share and the actions on it. */
export function useReviewQueue(shares: readonly WaitingShare[], isWide: boolean) {
  const cursor = useReviewCursor(shares, isWide);
  const { current } = cursor;
  const { heading, askForFocus } = useHeadingFocus();
  const [isRefusing, setRefusing] = useState(false);
  const review = useShareReview(current?.id);
  const { decide, undoLast } = useReviewDecisions(cursor.choose);
  // Only an opened share can be decided on, in the edition that was read.
  const read = review.data?.status === 'pending' ? review.data : undefined;
  const answer = (approved: boolean, reason: string): void => {
    setRefusing(false);
    if (!read || decide.isPending) return;
    cursor.choose(read.id);
    askForFocus();
    decide.mutate({ id: read.id, title: read.title, edition: read.edition, approved, reason });
  };
  const approve = (): void => answer(true, '');
  const openRejection = (): void => setRefusing(read !== undefined);
  const step = (by: 1 | -1): void => {
    askForFocus();
    cursor.move(by);
  };
  useShortcuts({ j: () => step(1), k: () => step(-1), a: approve, r: openRejection, u: undoLast });
  return {
    current,
    review,
    heading,
    isPending: decide.isPending,
    /** The share whose rejection dialog is open. */
    refused: isRefusing ? read : undefined,
    approve,
    openRejection,
    refuse: (reason: string) => answer(false, reason),
    keep: () => setRefusing(false),
    choose: (id: number) => {
      askForFocus();
      cursor.choose(id);
    },
    leave: cursor.leave,
  };
}

/** Moves the focus to the heading of the next share. */
function useHeadingFocus() {
  const isAsked = useRef(false);
  const heading = useCallback((element: HTMLHeadingElement | null) => {
    if (!element || !isAsked.current) return;
    isAsked.current = false;
    element.focus();
  }, []);
  const askForFocus = useCallback(() => {
    isAsked.current = true;
  }, []);
  return { heading, askForFocus };
}
