import { ListChecks, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { actionTexts } from './action-texts.ts';
import type { MessageActs } from './message-acts.ts';
import type { Selection } from './use-selection.ts';

interface ChatToolbarProps {
  selection: Selection;
  acts: MessageActs;
  /** Comes first, such as the model selector. */
  first: ReactNode;
  /** Comes last, such as what shows and hides the summary. */
  last: ReactNode;
}

/** Spec 2: the model, choosing messages, deleting those chosen. */
export function ChatToolbar(props: ChatToolbarProps) {
  const { selection, acts, first, last } = props;
  const texts = useTexts(actionTexts);
  const { isOn, chosen, toggleMode } = selection;
  const removeChosen = async (): Promise<void> => {
    if (await acts.removeChosen([...chosen])) toggleMode();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1 [&_svg]:size-4.5">
      {first}
      {selection.isPossible && (
        <Button
          variant="ghost"
          size="small"
          icon={<ListChecks aria-hidden="true" />}
          aria-pressed={isOn}
          className="aria-pressed:bg-pine-soft aria-pressed:text-pine"
          onClick={toggleMode}
        >
          {texts.select}
        </Button>
      )}
      {isOn && (
        <Button
          variant="ghost"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          className="not-disabled:text-cinnabar"
          disabled={chosen.size === 0}
          onClick={() => void removeChosen()}
        >
          {texts.deleteChosen(chosen.size)}
        </Button>
      )}
      {last}
    </div>
  );
}
