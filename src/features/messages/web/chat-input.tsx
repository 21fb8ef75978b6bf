import type { ReactNode, RefObject } from 'react';

import { announce } from '#platform/web/announce.ts';
import { useStore } from '#platform/web/use-store.ts';

import { whySendIsBlocked } from '../rules.ts';
import type { Draft } from './draft.ts';
import { MessageInput, type OtherInputComponent } from './message-input.tsx';
import { useSendHint } from './use-send-hint.ts';

type ChatInputProps = {
  draft: Draft;
  /** What prevents sending, whatever is written. */
  room: { isSending: boolean; messagesCount: number; isCompleted: boolean };
  quotaHint: string | null;
  area: RefObject<HTMLTextAreaElement | null>;
  OtherInput: OtherInputComponent | undefined;
  beside: ReactNode;
  onSend: (text: string) => void;
  onCancel: (() => void) | null;
};

/** The input of a session. It follows the draft itself: a key that is typed draws nothing else again. */
export function ChatInput({ draft, room, quotaHint, onSend, ...input }: ChatInputProps) {
  const text = useStore(draft);
  const block = whySendIsBlocked({ content: text, ...room });
  const hint = useSendHint({ text, block, quotaHint });
  const send = (): void => {
    if (hint !== null) announce(hint, 'assertive');
    onSend(text);
  };
  return (
    <MessageInput
      {...input}
      text={text}
      onWrite={draft.write}
      onSend={send}
      block={block}
      hint={hint}
    />
  );
}
