import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { dateText } from '#platform/web/relative-time.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { checkInApi } from './check-in-api.ts';
import { checkInWebTexts } from './check-in-web-texts.ts';
import { ReminderLink } from './reminder-link.tsx';
import { useCheckInMoves, useCheckIns } from './use-check-ins.ts';

/** The line under a result: agree to a question some days later, or withdraw it. */
export function CheckInOffer({ messageId }: { messageId: number }) {
  const { language } = useLanguage();
  const texts = checkInWebTexts[language];
  const kept = useCheckIns()?.find((each) => each.messageId === messageId);
  const sent = { params: { id: messageId } };
  const offer = useQuery(endpointQuery(checkInApi, 'getCheckInOffer', sent)).data;
  const { agree, withdraw } = useCheckInMoves(messageId);
  if (kept && (kept.isDue || kept.answer !== null)) return null;
  if (kept) {
    return (
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted print:hidden">
        {texts.agreed(dateText(Date.parse(kept.dueAt), language))}
        <Button
          variant="link"
          size="small"
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {texts.takeBack}
        </Button>
        <ReminderLink />
      </p>
    );
  }
  if (!offer?.isOffered) return null;
  return (
    <div className="-ml-2 print:hidden">
      <Button
        variant="ghost"
        size="small"
        className="px-2! text-muted"
        icon={<BellRing aria-hidden="true" className="size-4" />}
        pending={agree.isPending}
        onClick={() => agree.mutate()}
      >
        {texts.offer}
      </Button>
    </div>
  );
}
