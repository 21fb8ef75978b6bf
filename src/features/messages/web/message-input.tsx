import { SendHorizontal, Square } from 'lucide-react';
import { useCallback } from 'react';
import type { ComponentType, RefObject } from 'react';

import { charCount, firstChars } from '#platform/contract/chars.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { touchQuery } from '#platform/web/touch-query.ts';
import { useEnterKey } from '#platform/web/use-enter-key.ts';
import { useMedia } from '#platform/web/use-media.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { contentCharsMax, counterWarnFrom, type SendBlock } from '../rules.ts';
import { chatTexts } from './texts.ts';

/** Hands over what was said as text. */
export type VoiceComponent = ComponentType<{ onText: (words: string) => void }>;

type MessageInputProps = {
  text: string;
  onWrite: (text: string) => void;
  onSend: () => void;
  /** Set while a reply runs. */
  onCancel: (() => void) | null;
  block: SendBlock | null;
  /** Shown beside the button: why it is disabled, or what happens to the message. */
  hint: string | null;
  area: RefObject<HTMLTextAreaElement | null>;
  /** The microphone. */
  Voice?: VoiceComponent | undefined;
  /** What the empty input invites to, if not to go on. */
  placeholder?: string;
};

/** Writing, counting, sending and stopping (MSG-37). */
export function MessageInput(props: MessageInputProps) {
  const { text, onWrite, onSend, onCancel, block, hint, area, Voice } = props;
  const texts = useTexts(chatTexts);
  const isTouch = useMedia(touchQuery);
  const isLocked = block === 'completed' || block === 'limit';
  const submit = useCallback(() => {
    if (block === null) onSend();
    area.current?.focus();
  }, [area, block, onSend]);
  const onEnter = useCallback(() => {
    if (isTouch) return false;
    // MSG-40: Enter while streaming cancels; never with words in the input, so that none is lost.
    if (onCancel && text.trim() === '') onCancel();
    else submit();
    return true;
  }, [isTouch, onCancel, submit, text]);
  const stop = (): void => {
    onCancel?.();
    // The button disappears, so keyboard users continue in the input.
    if (!isTouch) area.current?.focus();
  };
  const keys = useEnterKey({ onEnter, onEscape: () => onCancel?.() });
  return (
    <form
      className="rounded-card border border-line bg-surface p-2 focus-within:border-pine"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        ref={area}
        label={texts.inputLabel}
        isLabelHidden
        placeholder={isLocked ? texts.inputLocked : (props.placeholder ?? texts.inputPlaceholder)}
        value={text}
        readOnly={isLocked}
        aria-describedby="message-counter"
        enterKeyHint={isTouch ? 'enter' : 'send'}
        bareClassName="min-h-11 w-full bg-transparent px-2 py-2 text-ink outline-none placeholder:text-muted"
        onChange={(event) => {
          const { isComposing } = event.nativeEvent as InputEvent;
          // MSG-37: extra typing is refused.
          const { value } = event.target;
          onWrite(isComposing ? value : firstChars(value, contentCharsMax));
        }}
        onKeyDown={keys.onKeyDown}
        onCompositionEnd={(event) => {
          keys.onCompositionEnd(event);
          onWrite(firstChars(event.currentTarget.value, contentCharsMax));
        }}
      />
      <div className="flex items-center justify-end gap-3">
        <BesideSend hint={hint} isAnswering={onCancel !== null} />
        {Voice && !isLocked && <SpokenWords Voice={Voice} area={area} onWrite={onWrite} />}
        <Counter text={text} />
        {onCancel && text.trim() === '' ? (
          <StopButton onStop={stop} />
        ) : (
          <Button
            type="submit"
            className="shrink-0"
            icon={<SendHorizontal className="size-4.5" />}
            disabled={block !== null}
            aria-describedby={hint === null ? undefined : 'send-hint'}
          >
            {texts.send}
          </Button>
        )}
      </div>
    </form>
  );
}

type SpokenWordsProps = Pick<MessageInputProps, 'area' | 'onWrite'> & { Voice: VoiceComponent };

/** What is said comes behind what is in the input by then. */
function SpokenWords({ Voice, area, onWrite }: SpokenWordsProps) {
  const isTouch = useMedia(touchQuery);
  const addWords = (words: string): void => {
    onWrite(firstChars((area.current?.value ?? '') + words, contentCharsMax));
    if (!isTouch) area.current?.focus();
  };
  return <Voice onText={addWords} />;
}

/** Why nothing can be sent, else that an answer is being written. */
function BesideSend({ hint, isAnswering }: { hint: string | null; isAnswering: boolean }) {
  const { thinking } = useTexts(chatTexts);
  if (hint !== null) {
    return (
      <p id="send-hint" className="mr-auto min-w-0 pl-2 text-sm leading-snug text-ochre">
        {hint}
      </p>
    );
  }
  if (!isAnswering) return null;
  return <p className="mr-auto animate-breathe pl-2 text-sm text-muted">{thinking}</p>;
}

function StopButton({ onStop }: { onStop: () => void }) {
  const texts = useTexts(chatTexts);
  return (
    <Button variant="quiet" icon={<Square className="size-4" />} onClick={onStop}>
      {texts.stop}
    </Button>
  );
}

function Counter({ text }: { text: string }) {
  const texts = useTexts(chatTexts);
  const used = charCount(text);
  const isNearEnd = used > contentCharsMax * counterWarnFrom;
  return (
    <p
      id="message-counter"
      className={`shrink-0 text-sm tabular-nums ${isNearEnd ? 'text-ochre' : 'text-muted'}`}
    >
      {used >= contentCharsMax && <span className="mr-2">{texts.charsFull}</span>}
      {texts.charsLeft(used, contentCharsMax)}
    </p>
  );
}
