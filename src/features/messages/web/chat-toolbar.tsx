import { ListChecks, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '#platform/web/class-names.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { actionTexts } from './action-texts.ts';
import type { MessageActions } from './message-actions.ts';
import type { Selection } from './use-selection.ts';

type ChatToolbarProps = {
  selection: Selection;
  actions: MessageActions;
  /** Comes first, such as the model selector. */
  first: ReactNode;
  /** Comes last, such as what shows and hides the summary. */
  last: ReactNode;
};

/** MSG-50: the model, choosing messages, deleting those chosen; on a phone one line. */
export function ChatToolbar(props: ChatToolbarProps) {
  const { selection, actions, first, last } = props;
  const texts = useTexts(actionTexts);
  const { isOn, chosen, toggleMode } = selection;
  const removeChosen = async (): Promise<void> => {
    if (await actions.removeChosen([...chosen])) toggleMode();
  };
  // While messages are chosen, a phone's line has room for nothing else.
  const rest = isOn && 'max-sm:hidden';
  return (
    <div className="flex min-w-0 items-center gap-x-1 max-sm:w-full [&_svg]:size-4.5">
      <div className={classNames('min-w-0', rest)}>{first}</div>
      {selection.isPossible && (
        <Button
          variant="ghost"
          size="small"
          icon={<ListChecks aria-hidden="true" />}
          aria-pressed={isOn}
          title={texts.select}
          className="min-w-11 shrink-0 aria-pressed:bg-pine-soft aria-pressed:text-pine max-sm:px-2"
          onClick={toggleMode}
        >
          <span className="max-sm:sr-only">{texts.select}</span>
        </Button>
      )}
      {isOn && (
        <Button
          variant="ghost"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          className="shrink-0 max-sm:px-2 not-disabled:text-cinnabar"
          disabled={chosen.size === 0}
          onClick={() => void removeChosen()}
        >
          {texts.deleteChosen(chosen.size)}
        </Button>
      )}
      <div className={classNames('shrink-0 max-sm:ml-auto', rest)}>{last}</div>
    </div>
  );
}
