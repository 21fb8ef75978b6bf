import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import {
  chosenMessages,
  remainingTags,
  titleKey,
  type ShareDraft,
  type ShareSource,
} from './share-draft.ts';
import { maskedContent, appliedMasks } from './share-marks.ts';
import { shareTexts } from './share-texts.ts';

type StepProps = {
  source: ShareSource;
  draft: ShareDraft;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
};

/** The submission and the consent to it: a separate checkbox, never ticked in advance. */
export function ShareConsentStep({ source, draft, isAgreed, onAgree }: StepProps) {
  const texts = useTexts(shareTexts);
  const title = draft.texts.find(({ key }) => key === titleKey);
  const masks = draft.texts.flatMap(appliedMasks).length;
  const tags = remainingTags(draft);
  const wishes = [
    draft.isPublic ? texts.publicly : texts.privately,
    draft.isAnonymous ? texts.anonymously : texts.named,
    ...(draft.helpNeeded ? [texts.helpNeeded] : []),
  ];
  return (
    <div className="flex flex-col gap-4">
      <section className="rounded-control bg-sunken px-4 py-3">
        <h4 className="mb-1 font-sans text-sm font-normal text-muted">{texts.summary}</h4>
        <p className="font-medium">{title && maskedContent(title)}</p>
        <p>{texts.facts(chosenMessages(source, draft).length, masks)}</p>
        <p>{wishes.join(' · ')}</p>
        {tags.length > 0 && <p className="text-muted">{tags.join('、')}</p>}
      </section>
      <p>{source.consent.text}</p>
      <Checkbox label={texts.consentLabel} checked={isAgreed} onCheckedChange={onAgree} />
    </div>
  );
}
