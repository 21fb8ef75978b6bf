import { useState } from 'react';

import { charCount } from '#platform/contract/chars.ts';
import { reasoningExpanded } from '#platform/web/behaviour.ts';
import { Collapsible } from '#platform/web/ui/collapsible.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { chatTexts } from './texts.ts';

/** How the answer was reached; collapsed at first. */
export function ReasoningFold({ text, isRunning }: { text: string; isRunning: boolean }) {
  const texts = useTexts(chatTexts);
  const [isOpen, setOpen] = useState(reasoningExpanded.get() === 'on');
  return (
    <Collapsible
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="-mt-1 mb-2 border-b border-line"
      summary={
        <span className="text-sm leading-snug text-muted">
          {isRunning ? texts.reasoningRunning : texts.reasoning(charCount(text))}
        </span>
      }
    >
      <p className="pb-3 text-[0.9375rem] whitespace-pre-wrap text-muted">{text}</p>
    </Collapsible>
  );
}
