import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { SharedSession } from '../contract.ts';
import type { ShareStatus } from '../rules.ts';
import { sharedTexts } from './shared-texts.ts';

const tones: Record<ShareStatus, BadgeTone> = {
  approved: 'pine',
  pending: 'ochre',
  rejected: 'cinnabar',
  withdrawn: 'plain',
};

type Shown = Pick<SharedSession, 'status' | 'helpNeeded' | 'isPublic'>;

/** The settings of a share's author; readers see approved shares only, so no state is shown. */
export function SettingBadges({ share }: { share: Pick<Shown, 'helpNeeded' | 'isPublic'> }) {
  const texts = useTexts(sharedTexts);
  return (
    <>
      {!share.isPublic && <Badge>{texts.private}</Badge>}
      {share.helpNeeded && <Badge tone="ochre">{texts.helpNeeded}</Badge>}
    </>
  );
}

/** SHR-8: the state of a share, and its author's settings. */
export function SharedBadges({ share }: { share: Shown }) {
  const texts = useTexts(sharedTexts);
  const { status } = share;
  // A newer server may send an unknown state.
  const isKnown = Object.hasOwn(tones, status);
  return (
    <>
      <Badge tone={isKnown ? tones[status] : 'plain'}>
        {isKnown ? texts.status(status) : texts.unknownStatus}
      </Badge>
      <SettingBadges share={share} />
    </>
  );
}
