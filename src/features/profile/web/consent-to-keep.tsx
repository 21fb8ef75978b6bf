import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { profileWebTexts } from './texts.ts';

type ConsentToKeepProps = {
  /** What is consented to, in full. */
  text: string;
  label: string;
  isGiven: boolean;
  /** Saving was tried without it. */
  isMissing: boolean;
  onChange: (isGiven: boolean) => void;
};

/** The consent to store health facts, shown where they are entered; never preselected. */
export function ConsentToKeep({ text, label, isGiven, isMissing, onChange }: ConsentToKeepProps) {
  const { consentFirst } = useTexts(profileWebTexts);
  return (
    <div>
      <p className="rounded-control bg-sunken px-4 py-3 text-[0.9375rem]">{text}</p>
      <Checkbox
        label={label}
        checked={isGiven}
        aria-invalid={isMissing || undefined}
        onCheckedChange={onChange}
      />
      <p aria-live="polite" className="text-sm text-cinnabar empty:hidden">
        {isMissing && consentFirst}
      </p>
    </div>
  );
}
