import { Link } from '@tanstack/react-router';
import { useId } from 'react';

import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { registrationTexts } from './registration-texts.ts';

type ConsentBoxProps = {
  /** The wording then includes a guardian. */
  isMinor: boolean;
  isChecked: boolean;
  error: string | undefined;
  onChange: (isChecked: boolean) => void;
};

/** Consent is never assumed: the box starts unchecked and names what it covers. */
export function ConsentBox({ isMinor, isChecked, error, onChange }: ConsentBoxProps) {
  const texts = useTexts(registrationTexts);
  const id = useId();
  // The padding of a word in a line widens what can be touched, not the line.
  const link =
    'pointer-coarse:py-[0.7rem] whitespace-nowrap text-pine underline decoration-pine/40 underline-offset-4 hover:decoration-pine';
  return (
    <div>
      <Checkbox
        name="hasConsented"
        checked={isChecked}
        onCheckedChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        className="items-start py-2 [&>span:first-child]:mt-1"
        label={
          <>
            {isMinor ? texts.consentOfMinor : texts.consent}
            <Link to="/terms" target="_blank" className={link}>
              {texts.terms}
            </Link>
            {texts.and}
            <Link to="/privacy" target="_blank" className={link}>
              {texts.privacy}
            </Link>
          </>
        }
      />
      <p id={id} aria-live="polite" className="text-sm text-cinnabar empty:hidden">
        {error}
      </p>
    </div>
  );
}
