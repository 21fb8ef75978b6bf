import { Button } from '#platform/web/ui/button.tsx';
import type { WaitingSend } from '#platform/web/outbox.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { chatTexts } from './texts.ts';
import { turnClasses } from './turn-classes.ts';
import { turnTexts } from './turn-texts.ts';

type WaitingMessagesProps = {
  waiting: readonly WaitingSend[];
  /** The first one is sent when the server has room; an earlier attempt would only add load. */
  isServerBusy: boolean;
  /** An answer is being written: they go after it. */
  isAnswering: boolean;
  onWithdraw: (send: WaitingSend) => void;
  onRetry: () => void;
};

/** Messages that have not reached the server: they go by themselves, in this order. */
export function WaitingMessages(props: WaitingMessagesProps) {
  const { waiting, isServerBusy, isAnswering, onWithdraw, onRetry } = props;
  const texts = useTexts(chatTexts);
  const { me } = useTexts(turnTexts);
  const firstWaitsFor = isServerBusy ? texts.waitingForServer : texts.waitingForNetwork;
  return (
    <section aria-label={texts.waitingMessages} className="mt-6 space-y-6">
      {waiting.map((each, at) => {
        const isOurs = each.ownership === 'ours';
        const isFirst = at === 0 && !isAnswering;
        const waitsFor = isFirst ? firstWaitsFor : texts.waitingForTurn;
        return (
          <article key={each.clientMessageId} className={turnClasses.own}>
            <h2 className={`mb-1 pr-1 ${turnClasses.speaker}`}>{me}</h2>
            <p className="max-w-[min(38em,88%)] rounded-card rounded-tr-[3px] border border-dashed border-edge bg-surface px-4 py-2.5 whitespace-pre-wrap text-ink">
              {each.content}
            </p>
            <p className="mt-1 pr-1 text-sm text-ochre">
              {isOurs ? waitsFor : texts.sentByOtherPage}
            </p>
            {isOurs && (
              <div className="mt-1.5 flex gap-2">
                <Button variant="ghost" size="small" onClick={() => onWithdraw(each)}>
                  {texts.withdraw}
                </Button>
                {isFirst && !isServerBusy && (
                  <Button variant="quiet" size="small" onClick={onRetry}>
                    {texts.sendNow}
                  </Button>
                )}
              </div>
            )}
          </article>
        );
      })}
    </section>
  );
}
