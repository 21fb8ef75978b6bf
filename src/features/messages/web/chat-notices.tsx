import type { ReactNode } from 'react';

import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useOnline } from '#platform/web/use-online.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { messagesMax, messagesWarnFrom } from '#features/sessions/rules.ts';
import { isWaitingToSend, type ReplyState } from './reply-state.ts';
import { chatTexts } from './texts.ts';

type ChatNoticesProps = {
  state: ReplyState;
  messagesCount: number;
  isCompleted: boolean;
  /** Set while no message is left: it replaces that error. */
  quotaNotice: ReactNode;
  /** The way on from a full or ended session. */
  continueAction?: ReactNode;
  /** Shown in addition to what prevents sending. */
  note?: ReactNode;
  onRetry: () => void;
  onDismiss: () => void;
};

/** What prevents sending, above the input: each with an action. */
export function ChatNotices(props: ChatNoticesProps) {
  const { state, messagesCount, isCompleted } = props;
  const texts = useTexts(chatTexts);
  const isOnline = useOnline();
  // A waiting message is marked as such; one that is sent again is already in the list.
  const isShownWaiting = isWaitingToSend(state) && state.send?.userMessageId === null;
  const left = messagesMax - messagesCount;
  return (
    <div className="space-y-2 empty:hidden">
      {props.note}
      {state.isReconnecting && !isShownWaiting && (
        <Banner type="info">{isOnline ? texts.reconnecting : texts.offline}</Banner>
      )}
      {isCompleted && (
        <Banner type="info" action={props.continueAction}>
          {texts.completed}
        </Banner>
      )}
      {!isCompleted && left < 1 && (
        <Banner type="warning" action={props.continueAction}>
          {texts.limitReached}
        </Banner>
      )}
      {!isCompleted && left >= 1 && messagesCount >= messagesWarnFrom && (
        <Banner type="warning">{texts.limitWarning(left)}</Banner>
      )}
      {props.quotaNotice ??
        (state.error !== null && (
          <Banner
            type="error"
            onClose={props.onDismiss}
            action={
              state.failed && (
                <Button variant="quiet" size="small" onClick={props.onRetry}>
                  {texts.retry}
                </Button>
              )
            }
          >
            {state.error}
          </Banner>
        ))}
    </div>
  );
}
