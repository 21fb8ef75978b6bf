import { Banner } from '#platform/web/ui/banner.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { MyShare } from '../contract.ts';
import { rejectReasons } from '../rules.ts';
import { sharedTexts } from './shared-texts.ts';

/** Why a share was rejected: a listed reason or the reviewer's own words. */
export function RejectReason({ share }: { share: Pick<MyShare, 'status' | 'rejectReason'> }) {
  const texts = useTexts(sharedTexts);
  if (share.status !== 'rejected' || share.rejectReason === null) return null;
  const known = rejectReasons.find((reason) => reason === share.rejectReason);
  return (
    <Banner type="warning" title={texts.reason} className="mt-3">
      <p>{known ? texts.reasons(known) : share.rejectReason}</p>
    </Banner>
  );
}
