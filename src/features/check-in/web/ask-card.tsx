import { X } from 'lucide-react';

import { privacyMode } from '#platform/web/behaviour.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useSwitch } from '#platform/web/use-switch.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { CheckIn } from '../contract.ts';
import { answers } from '../rules.ts';
import { checkInWebTexts } from './check-in-web-texts.ts';
import { useCheckInMoves } from './use-check-ins.ts';

type AskCardProps = {
  asked: CheckIn;
  /** In its own conversation, which need not be quoted. */
  isInside: boolean;
  onWorse: (sessionId: number) => void;
};

/** Three answers of one tap each. */
export function AskCard({ asked, isInside, onWorse }: AskCardProps) {
  const texts = useTexts(checkInWebTexts);
  const isPrivate = useSwitch(privacyMode);
  const { answer, withdraw } = useCheckInMoves(asked.messageId);
  const isBusy = answer.isPending || withdraw.isPending;
  const say = async (choice: (typeof answers)[number]): Promise<void> => {
    try {
      await answer.mutateAsync(choice);
    } catch {
      return; // It has been announced already.
    }
    if (choice === 'worse') onWorse(asked.sessionId);
  };
  return (
    <Card as="section" className="px-3! py-2!">
      <div className="flex items-start gap-2">
        <h2 className="min-h-11 flex-1 py-2.5 text-base leading-snug font-medium">
          {texts.ask(asked.daysAgo, isPrivate || isInside ? '' : complaintOf(asked))}
        </h2>
        <IconButton
          label={texts.never}
          icon={<X />}
          className="-mr-2"
          aria-disabled={isBusy}
          onClick={() => !isBusy && withdraw.mutate()}
        />
      </div>
      <div className="flex flex-wrap gap-2 pb-1 md:max-w-md">
        {answers.map((each) => (
          <Button
            key={each}
            variant="quiet"
            className="grow px-1!"
            pending={isBusy}
            onClick={() => void say(each)}
          >
            {texts[each]}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** What it was, without since when and with what: 鼻子不通，昨天起，伴怕冷. */
const complaintOf = ({ about }: CheckIn): string => about.split('，', 1)[0] ?? '';
