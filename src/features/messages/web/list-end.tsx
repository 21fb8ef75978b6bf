import type { Message } from '../contract.ts';
import { NewestAction } from './newest-action.tsx';
import type { useConversation } from './use-conversation.ts';
// Not loaded when needed: then there is no network.
import { WaitingMessages } from './waiting-messages.tsx';

type ListEndProps = {
  sending: ReturnType<typeof useConversation>;
  messages: readonly Message[];
  isCompleted: boolean;
};

/** Below the newest message: how to get its complete reply, and what waits to be sent. */
export function ListEnd({ sending, messages, isCompleted }: ListEndProps) {
  const { state, connection, waiting, retry, withdraw } = sending;
  const isAtRest = state.phase === 'idle' && state.failed === null && !isCompleted;
  if (waiting.length > 0) {
    return (
      <WaitingMessages
        waiting={waiting}
        isServerBusy={state.isServerBusy}
        isAnswering={sending.isAnswering}
        onWithdraw={withdraw}
        onRetry={() => connection.wake()}
      />
    );
  }
  if (!isAtRest) return null;
  return (
    <NewestAction
      messages={messages}
      onResume={(id) => void connection.resume(id)}
      onRetry={retry}
    />
  );
}
