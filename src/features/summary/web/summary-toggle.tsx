import { ClipboardList } from 'lucide-react';

import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { summaryToggleTexts } from './toggle-texts.ts';

type SummaryToggleProps = {
  isOpen: boolean;
  isUpdated: boolean;
  onPress: () => void;
};

/** Shows or hides the summary, with a badge if it has changed while hidden. */
export function SummaryToggle({ isOpen, isUpdated, onPress }: SummaryToggleProps) {
  const texts = useTexts(summaryToggleTexts);
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<ClipboardList aria-hidden="true" />}
      aria-expanded={isOpen}
      className="shrink-0 whitespace-nowrap max-sm:px-2"
      onClick={onPress}
    >
      {/* A narrow phone leaves no room for it beside the name of a model in English. */}
      <span className="[html:lang(en)_&]:max-[359px]:sr-only">{texts.button}</span>
      {isUpdated && !isOpen && <Badge tone="pine">{texts.updated}</Badge>}
    </Button>
  );
}
