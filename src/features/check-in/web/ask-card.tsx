import { privacyMode } from '#platform/web/behaviour.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useSwitch } from '#platform/web/use-switch.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { CheckIn } from '../contract.ts';
import { answers } from '../rules.ts';
import { checkInWebTexts } from './check-in-web-texts.ts';
import { useCheckInMoves } from './use-check-ins.ts';

type AskCardProps = {
  asked: CheckIn;
  onWorse: (sessionId: number) => void;
};

/** Three answers of one tap each. */
export function AskCard({ asked, onWorse }: AskCardProps) {
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
    <Card as="section" className="p-4!">
      <h2 className="text-base font-medium">
        {texts.ask(asked.daysAgo, isPrivate ? '' : asked.about)}
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {answers.map((each) => (
          <Button
            key={each}
            variant="quiet"
            className="grow md:grow-0"
            pending={isBusy}
            onClick={() => void say(each)}
          >
            {texts[each]}
          </Button>
        ))}
        <Button variant="ghost" pending={isBusy} onClick={() => withdraw.mutate()}>
          {texts.never}
        </Button>
      </div>
    </Card>
  );
}
