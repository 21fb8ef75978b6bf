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
      icon={<ClipboardList aria-hidden="true" className="size-5" />}
      title={texts.button}
      aria-label={texts.button}
      aria-expanded={isOpen}
      className="relative min-h-11 min-w-11 shrink-0 px-2 whitespace-nowrap text-muted"
      onClick={onPress}
    >
      <span className="chat-bar-words">{texts.button}</span>
      {isUpdated && !isOpen && (
        <Badge tone="pine" className="absolute top-0 right-0 px-1 py-0">
          {texts.updated}
        </Badge>
      )}
    </Button>
  );
}
