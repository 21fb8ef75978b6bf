import { LifeBuoy } from 'lucide-react';

import { classNames } from '#platform/web/class-names.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Session } from '../contract.ts';
import { useToggleHelp } from './session-mutations.ts';
import { sessionWebTexts } from './texts.ts';

type HelpToggleProps = {
  session: Session;
  /** Of its words where they may give way to the icon alone. */
  wordsClass: string;
};

/** Sets or removes the help mark of the session. */
export function HelpToggle({ session: { id, helpNeeded }, wordsClass }: HelpToggleProps) {
  const texts = useTexts(sessionWebTexts);
  const toggle = useToggleHelp();
  const words = helpNeeded ? texts.helpNeeded : texts.askHelp;
  return (
    <button
      type="button"
      aria-label={words}
      aria-pressed={helpNeeded}
      title={helpNeeded ? texts.stopHelpHint : texts.askHelpHint}
      className={classNames(
        'inline-flex min-h-6 whitespace-nowrap cursor-pointer items-center gap-1 rounded-mark px-1.5 hover:bg-sunken pointer-coarse:min-h-11',
        // On a phone there is no room for this in the line; the menu offers it there.
        helpNeeded ? 'font-medium text-ochre' : 'max-md:hidden',
      )}
      onClick={() => toggle.mutate({ id, helpNeeded: !helpNeeded })}
    >
      <LifeBuoy aria-hidden="true" className="size-3.5" />
      <span className={helpNeeded ? undefined : wordsClass}>{words}</span>
    </button>
  );
}
