import { Button } from '#platform/web/ui/button.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Message } from '../contract.ts';
import type { PendingSend } from './reply-state.ts';
import { chatTexts } from './texts.ts';

type NewestActionProps = {
  messages: readonly Message[];
  onResume: (messageId: number) => void;
  onRetry: (send: PendingSend) => void;
};

/** Actions for a question without a complete reply, also after a reload. */
export function NewestAction({ messages, onResume, onRetry }: NewestActionProps) {
  const texts = useTexts(chatTexts);
  const newest = messages.at(-1);
  if (newest?.role === 'assistant' && newest.status === 'interrupted') {
    return (
      <Button variant="quiet" className="mt-3" onClick={() => onResume(newest.id)}>
        {texts.resume}
      </Button>
    );
  }
  const unanswered = unansweredOf(messages);
  if (!unanswered) return null;
  return (
    <Button variant="quiet" className="mt-3" onClick={() => onRetry(unanswered)}>
      {texts.retry}
    </Button>
  );
}

/** The question at the end whose reply failed, or left no row at all. */
function unansweredOf(messages: readonly Message[]): PendingSend | null {
  const newest = messages.at(-1);
  if (newest?.role !== 'user' && newest?.status !== 'failed') return null;
  const question = newest.role === 'user' ? newest : messages.at(-2);
  if (question?.role !== 'user' || question.clientMessageId === null) return null;
  const { clientMessageId, content, id } = question;
  return { clientMessageId, content, atMs: Date.parse(question.createdAt), userMessageId: id };
}
