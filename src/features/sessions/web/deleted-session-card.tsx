import { RotateCcw, Trash2 } from 'lucide-react';

import { plainLine } from '#platform/web/plain-line.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { DeletedSession } from '../contract.ts';
import { cardPreviewCharsMax } from '../rules.ts';
import { sessionTexts } from '../texts.ts';
import { binTexts } from './bin-texts.ts';
import { sessionWebTexts } from './texts.ts';

type DeletedSessionCardProps = {
  session: DeletedSession;
  isBusy: boolean;
  onRestore: () => void;
  onPurge: () => void;
};

/** Days left from which the card shows a warning. */
const fewDays = 3;

/** One conversation in the recycle bin, with its remaining days and buttons to restore or delete it. */
export function DeletedSessionCard(props: DeletedSessionCardProps) {
  const { session, isBusy, onRestore, onPurge } = props;
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  const binWords = binTexts[language];
  const title = session.title || sessionTexts[language].untitled;
  const last = session.messages.at(-1);
  return (
    <Card as="li" className="flex flex-col gap-2">
      <h2 className="line-clamp-2 pt-1.5 text-lg">{title}</h2>
      <p className="line-clamp-2 flex-1 text-[0.9375rem] text-muted">
        {last?.role === 'user' && texts.fromUser}
        {last ? plainLine(last.content, cardPreviewCharsMax) : texts.noMessages}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
        <Badge tone={session.daysLeft <= fewDays ? 'ochre' : 'plain'}>
          {binWords.daysLeft(session.daysLeft)}
        </Badge>
        <span>{texts.messages(session.messagesCount)}</span>
      </div>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="quiet"
          icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
          aria-label={binWords.restoreOf(title)}
          disabled={isBusy}
          onClick={onRestore}
        >
          {binWords.restore}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          aria-label={binWords.purgeOf(title)}
          onClick={onPurge}
        >
          {binWords.purge}
        </Button>
      </div>
    </Card>
  );
}
