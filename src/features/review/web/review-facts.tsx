import { TriangleAlert } from 'lucide-react';

import { Badge } from '#platform/web/ui/badge.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Mask } from '#features/masking/contract.ts';
import type { WaitingShare, ShareReview } from '../contract.ts';
import type { ShareFlag } from '#features/sharing/rules.ts';
import { flagNames } from './label-texts.ts';
import { maskKindNames } from '#features/masking/texts.ts';
import { reviewTexts } from './review-texts.ts';

/** The flags of a share as badges. */
export function ReviewFlags({ flags }: { flags: readonly ShareFlag[] }) {
  const { language } = useLanguage();
  if (flags.length === 0) return <Badge>{reviewTexts[language].noFlags}</Badge>;
  return flags.map((flag) => (
    <Badge key={flag} tone={flag === 'red-flags' ? 'cinnabar' : 'ochre'}>
      <TriangleAlert aria-hidden="true" className="size-3.5" />
      {flagNames[language][flag]}
    </Badge>
  ));
}

type ReviewFactsProps = {
  share: WaitingShare;
  /** Tags that the rules would mask. */
  proposedTags: ShareReview['proposals']['tags'];
};

/** The facts about a share: visibility, flags, tags and waiting time. */
export function ReviewFacts({ share, proposedTags }: ReviewFactsProps) {
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  const tags = share.tags === '' ? [] : share.tags.split(',');
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-1.5">
        <ReviewFlags flags={share.flags} />
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <span>{share.isPublic ? texts.public : texts.private}</span>
        <span>{share.username === null ? texts.anonymous : texts.by(share.username)}</span>
        {share.helpNeeded && <span>{texts.helpNeeded}</span>}
        <span>{texts.messages(share.messagesCount)}</span>
        {share.status === 'pending' && <span>{texts.waiting(share.waitingSeconds)}</span>}
      </p>
      {tags.length > 0 && (
        <ul aria-label={texts.tags} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <ReviewTag tag={tag} mask={proposedTags.find((open) => open.tag === tag)?.mask} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ReviewTag({ tag, mask }: { tag: string; mask: Mask | undefined }) {
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  if (!mask) return <Badge>#{tag}</Badge>;
  const kind = maskKindNames[language][mask.kind];
  const note =
    mask.replacement === '' ? texts.proposedTag(kind) : texts.proposedOf(kind, mask.replacement);
  return (
    <Badge tone="ochre">
      <mark
        title={note}
        className="bg-transparent text-inherit underline decoration-dotted underline-offset-4"
      >
        #{tag}
      </mark>
      <span className="sr-only">（{note}）</span>
    </Badge>
  );
}
