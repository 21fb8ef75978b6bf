import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { useTexts } from '#platform/web/use-texts.ts';

import { modelTexts } from '../texts.ts';
import { ModelDialog } from './late-model-dialog.ts';
import { useModelChoice } from './use-model-choice.ts';

/** Which model answers, in the input; nothing where there is no choice (MSG-32). */
export function ModelButton() {
  const texts = useTexts(modelTexts);
  const choice = useModelChoice();
  const [isOpen, setOpen] = useState(false);
  if (choice === null) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={texts.chooseModel}
        aria-label={`${texts.chooseModel}：${choice.label}`}
        className="flex min-h-11 shrink-0 items-center gap-1 rounded-full px-3 text-sm text-muted hover:bg-sunken"
        onClick={() => setOpen(true)}
      >
        <span className="truncate">{choice.label}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      {isOpen && <ModelDialog onClose={() => setOpen(false)} />}
    </>
  );
}
