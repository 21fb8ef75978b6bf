import { charCount } from '#platform/contract/chars.ts';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { shareDescriptionCharsMax, shareTitleCharsMax } from '../rules.ts';
import type { DraftAction, ShareDraft, ShareSource } from './share-draft.ts';
import { ShareMessages } from './share-messages.tsx';
import { ShareTags } from './share-tags.tsx';
import { shareTexts } from './share-texts.ts';

type StepProps = {
  source: ShareSource;
  draft: ShareDraft;
  change: (action: DraftAction) => void;
  /** Whether to show validation errors: the user has tried to continue. */
  isAsked: boolean;
};

/** The first step: what is shared, with whom, and under which name. */
export function ShareDescribeStep({ source, draft, change, isAsked }: StepProps) {
  const texts = useTexts(shareTexts);
  const title = draft.title.trim();
  const titleError =
    charCount(title) > shareTitleCharsMax
      ? texts.tooLong(shareTitleCharsMax)
      : isAsked && title === ''
        ? texts.titleMissing
        : undefined;
  const isLong = charCount(draft.description.trim()) > shareDescriptionCharsMax;
  const wishes = [
    { name: 'isPublic', label: texts.isPublic, hint: texts.isPublicHint },
    { name: 'isAnonymous', label: texts.isAnonymous, hint: texts.isAnonymousHint },
    { name: 'helpNeeded', label: texts.helpNeeded, hint: texts.helpNeededHint },
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        required
        label={texts.title}
        hint={texts.titleHint(shareTitleCharsMax)}
        error={titleError}
        value={draft.title}
        autoComplete="off"
        onValueChange={(value) => change({ type: 'changed', fields: { title: value } })}
      />
      <TextArea
        label={texts.description}
        hint={texts.descriptionHint}
        error={isLong ? texts.tooLong(shareDescriptionCharsMax) : undefined}
        rows={2}
        value={draft.description}
        onValueChange={(description) => change({ type: 'changed', fields: { description } })}
      />
      <ShareTags
        tags={draft.tags}
        onTags={(tags) => change({ type: 'changed', fields: { tags } })}
      />
      <div className="flex flex-col gap-1">
        {wishes.map(({ name, label, hint }) => (
          <Checkbox
            key={name}
            label={
              <>
                {label}
                <span className="block text-sm text-muted">{hint}</span>
              </>
            }
            className="items-start! py-1.5 [&>span:first-child]:mt-1"
            checked={draft[name]}
            onCheckedChange={(isChecked) =>
              change({ type: 'changed', fields: { [name]: isChecked } })
            }
          />
        ))}
      </div>
      <ShareMessages {...{ source, draft, change, isAsked }} />
    </div>
  );
}
