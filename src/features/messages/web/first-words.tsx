import type { ReactNode, RefObject } from 'react';

import { announce } from '#platform/web/announce.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { whySendIsBlocked } from '../rules.ts';
import { MessageInput, type OtherInputComponent } from './message-input.tsx';
import { chatTexts } from './texts.ts';
import type { useBeginning } from './use-beginning.ts';
import { useSendHint } from './use-send-hint.ts';

type FirstWordsProps = {
  beginning: ReturnType<typeof useBeginning>;
  placeholder: string;
  area: RefObject<HTMLTextAreaElement | null>;
  OtherInput: OtherInputComponent;
  /** In the input, beside the button that sends. */
  beside?: ReactNode;
  /** What to do with no message left, in a few words; null while there are some. */
  quotaHint: string | null;
};

/** The input that begins a conversation, with the line that is always under it (MED-1). */
export function FirstWords({ beginning, quotaHint, ...input }: FirstWordsProps) {
  const { text, write, begin } = beginning;
  const texts = useTexts(chatTexts);
  const empty = { isSending: false, messagesCount: 0, isCompleted: false };
  const block = whySendIsBlocked({ content: text, ...empty });
  const hint = useSendHint({ text, block, quotaHint });
  return (
    <>
      <MessageInput
        {...input}
        text={text}
        onWrite={write}
        onSend={() => {
          if (hint !== null) announce(hint, 'assertive');
          if (begin(text)) write('');
        }}
        onCancel={null}
        block={block}
        hint={hint}
      />
      <p className="input-law py-1">{texts.disclaimer}</p>
    </>
  );
}
