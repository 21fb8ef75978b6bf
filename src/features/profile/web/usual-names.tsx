import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { familyWebTexts, usualNames } from './family-web-texts.ts';

type UsualNamesProps = {
  taken: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** A tap instead of typing. */
export function UsualNames({ taken, chosen, onChoose }: UsualNamesProps) {
  const { language } = useLanguage();
  const names = Object.values(usualNames[language]).filter((name) => !taken.includes(name));
  return (
    <fieldset className="mt-2">
      <legend className="sr-only">{familyWebTexts[language].usualNames}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === name}
            className={buttonClass(
              'quiet',
              'small',
              'aria-pressed:border-pine aria-pressed:text-pine',
            )}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
