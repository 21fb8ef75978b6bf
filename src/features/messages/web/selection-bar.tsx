import { Trash2 } from 'lucide-react';

import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { actionTexts } from './action-texts.ts';
import type { MessageActions } from './message-actions.ts';
import type { Selection } from './use-selection.ts';

export type SelectionBarProps = { selection: Selection; actions: MessageActions };

/** MSG-50: above the input while messages are being chosen: deleting those chosen, and leaving. */
export default function SelectionBar({ selection, actions }: SelectionBarProps) {
  const texts = useTexts(actionTexts);
  const { chosen, toggleMode } = selection;
  const removeChosen = async (): Promise<void> => {
    if (await actions.removeChosen([...chosen])) toggleMode();
  };
  return (
    <div className="flex items-center justify-between gap-2 [&_svg]:size-4.5">
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
      <Button variant="ghost" size="small" onClick={toggleMode}>
        {texts.selectDone}
      </Button>
    </div>
  );
}
