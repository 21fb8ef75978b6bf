import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { ReviewDetail, useShareReview } from './review-detail.tsx';
import { reviewTexts } from './review-texts.ts';

/** A reported share in full; opening it is logged. */
export default function ReviewShareDialog(props: { shareId: number; onClose: () => void }) {
  const texts = useTexts(reviewTexts);
  const review = useShareReview(props.shareId);
  return (
    <Dialog
      isOpen
      size="wide"
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={review.data?.title ?? texts.readTitle}
    >
      <ReviewDetail review={review} decision={null} />
    </Dialog>
  );
}
