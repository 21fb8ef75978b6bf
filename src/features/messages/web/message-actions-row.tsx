import { Copy, Pencil, RefreshCw } from 'lucide-react';

import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { actionTexts } from './action-texts.ts';
import { canWriteAnew, isChangeable, type MessageActions } from './message-actions.ts';
import { LateReadAloud } from './read-aloud/late-read-aloud.tsx';
import { ReplyFeedback } from './reply-feedback.tsx';
import { RowAction } from './row-action.tsx';
import type { ShownMessage } from './shown-messages.ts';

/** Whether a reply has ended with words. */
export const isDone = ({ status, isTemporary, content }: ShownMessage): boolean =>
  status !== 'streaming' && !isTemporary && content !== '';

type ActionsRowProps = {
  message: ShownMessage;
  actions: MessageActions;
  canChange: boolean;
  isNewest: boolean;
};

/** What is done most with a message, within reach; of older ones most of it is in their menu. */
export function MessageActionsRow({ message, actions, canChange, isNewest }: ActionsRowProps) {
  const texts = useTexts(actionTexts);
  if (message.role === 'user') {
    if (!isNewest || !canChange || !isChangeable(message)) return null;
    return (
      <IconButton
        className="-my-3"
        icon={<Pencil aria-hidden="true" className="size-4!" />}
        label={texts.edit}
        onClick={() => void actions.returnTo(message)}
      />
    );
  }
  if (!isDone(message)) return null;
  return (
    <div className="-ml-2 flex flex-wrap empty:hidden">
      {isNewest && (
        <>
          <RowAction
            icon={<Copy />}
            label={texts.copy}
            onPress={() => void actions.copy(message)}
          />
          <LateReadAloud messageId={message.id} isWritten />
          {canChange && canWriteAnew(message) && (
            <RowAction
              icon={<RefreshCw />}
              label={texts.writeAnew}
              onPress={() => void actions.writeAnew(message)}
            />
          )}
        </>
      )}
      {message.status === 'complete' && !message.alarm?.isRaised && (
        <ReplyFeedback key={message.id} id={message.id} given={message.feedback ?? null} />
      )}
    </div>
  );
}
