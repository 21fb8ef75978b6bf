import { useState, type ReactNode } from 'react';

import { useTexts } from '#platform/web/use-texts.ts';

import { cutParts } from '#platform/contract/cut-notes.ts';
import { turnTexts } from './turn-texts.ts';

/** Where something was taken out of a reply: a chip that opens the reason. */
export function CutChip({ note }: { note: string | null }) {
  const texts = useTexts(turnTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="text-[0.8125rem] text-muted">
      <button
        type="button"
        aria-expanded={isOpen}
        className="relative mx-0.5 cursor-pointer rounded-full border border-line bg-sunken px-2 leading-relaxed before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:border-edge hover:text-ink print:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {texts.cut}
      </button>
      <span hidden={!isOpen} className="print:inline">
        （{note ?? texts.cutAgain}）
      </span>
    </span>
  );
}

/** The words of a reply, with a chip for each note of the safety layer. */
export function drawCuts(words: string): ReactNode {
  return cutParts(words).map((part, at) =>
    'note' in part ? <CutChip key={at} note={part.note} /> : part.words,
  );
}
