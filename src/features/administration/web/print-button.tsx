import { Printer } from 'lucide-react';

import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { knowledgeTexts } from './knowledge-texts.ts';

/** Prints the part of the page that is marked as paper. */
export function PrintButton() {
  const { print } = useTexts(knowledgeTexts);
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Printer aria-hidden="true" className="size-4.5" />}
      onClick={() => window.print()}
    >
      {print}
    </Button>
  );
}
