import { ArrowUp, Square } from 'lucide-react';
import { useCallback } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';

import { charCount, firstChars } from '#platform/contract/chars.ts';
import { classNames } from '#platform/web/class-names.ts';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { touchQuery } from '#platform/web/touch-query.ts';
import { useEnterKey } from '#platform/web/use-enter-key.ts';
import { useMedia } from '#platform/web/use-media.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { contentCharsMax, counterWarnFrom, type SendBlock } from '../rules.ts';
import './message-input.css';
import { chatTexts } from './texts.ts';

/** Passes on words that were not typed; the input has room for `charsLeft` characters. */
export type OtherInputComponent = ComponentType<{
  onText: (words: string) => void;
  charsLeft: number;
}>;

type MessageInputProps = {
  text: string;
  onWrite: (text: string) => void;
  onSend: () => void;
  /** Set while a reply runs. */
  onCancel: (() => void) | null;
  block: SendBlock | null;
  /** Shown above the row: why it is disabled, or what happens to the message. */
  hint: string | null;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Ways to fill it without typing. */
  OtherInput?: OtherInputComponent | undefined;
  /** Left of the button. */
  beside?: ReactNode;
  /** What the empty input invites to, if not to go on. */
  placeholder?: string;
};

/** One row that grows: speaking, writing, sending and stopping; counting near its end (MSG-37). */
export function MessageInput(props: MessageInputProps) {
  const { text, onWrite, onSend, onCancel, block, hint, area, OtherInput, beside } = props;
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
  const isStopShown = onCancel !== null && text.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <AboveRow hint={hint} text={text} />
      <div className="input-row">
        {OtherInput && !isLocked && <OtherWords {...{ OtherInput, text, area, onWrite }} />}
        <div className={classNames('min-w-0 flex-1', text !== '' && 'has-words')}>
          <TextArea
            ref={area}
            label={texts.inputLabel}
            isLabelHidden
            placeholder={placeholderOf({ ...props, isLocked }, texts)}
            value={text}
            readOnly={isLocked}
            aria-describedby={counterIsShown(text) ? 'message-counter' : undefined}
            enterKeyHint={isTouch ? 'enter' : 'send'}
            bareClassName="placeholder:text-muted"
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
        </div>
        {beside}
        {isStopShown ? (
          <StopButton onStop={stop} />
        ) : (
          <SendButton isBlocked={block !== null} hasHint={hint !== null} />
        )}
      </div>
    </form>
  );
}

function StopButton({ onStop }: { onStop: () => void }) {
  const { stop } = useTexts(chatTexts);
  return (
    <button
      type="button"
      aria-label={stop}
      title={stop}
      className="input-round input-stop hover:bg-sunken"
      onClick={onStop}
    >
      <Square aria-hidden="true" className="size-4 fill-current" />
    </button>
  );
}

function SendButton({ isBlocked, hasHint }: { isBlocked: boolean; hasHint: boolean }) {
  const { send } = useTexts(chatTexts);
  return (
    <button
      type="submit"
      aria-label={send}
      className="input-round input-send"
      disabled={isBlocked}
      aria-describedby={hasHint ? 'send-hint' : undefined}
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
}

/** The placeholder of the input: that it is closed, that an answer is being written, or what to write. */
function placeholderOf(
  { isLocked, onCancel, placeholder }: MessageInputProps & { isLocked: boolean },
  texts: (typeof chatTexts)['zh-CN'],
): string {
  if (isLocked) return texts.inputLocked;
  return onCancel === null ? (placeholder ?? texts.inputPlaceholder) : texts.thinking;
}

type OtherWordsProps = Pick<MessageInputProps, 'text' | 'area' | 'onWrite'> & {
  OtherInput: OtherInputComponent;
};

/** Words that were not typed are appended to what is in the input by then. */
function OtherWords({ OtherInput, text, area, onWrite }: OtherWordsProps) {
  const isTouch = useMedia(touchQuery);
  const addWords = (words: string): void => {
    onWrite(firstChars((area.current?.value ?? '') + words, contentCharsMax));
    if (!isTouch) area.current?.focus();
  };
  return <OtherInput onText={addWords} charsLeft={contentCharsMax - charCount(text)} />;
}

const counterIsShown = (text: string): boolean =>
  charCount(text) >= contentCharsMax * counterWarnFrom;

/** Why nothing can be sent, and near the end how much can still be written; nothing otherwise. */
function AboveRow({ hint, text }: { hint: string | null; text: string }) {
  const isCounting = counterIsShown(text);
  if (hint === null && !isCounting) return null;
  return (
    <div className="mb-1 flex items-end justify-between gap-3 px-3 text-sm leading-snug text-ochre">
      {hint !== null && <p id="send-hint">{hint}</p>}
      {isCounting && <Counter text={text} />}
    </div>
  );
}

function Counter({ text }: { text: string }) {
  const texts = useTexts(chatTexts);
  const used = charCount(text);
  return (
    <p id="message-counter" className="ml-auto shrink-0 text-right tabular-nums">
      {used >= contentCharsMax && <span className="mr-2">{texts.charsFull}</span>}
      {texts.charsLeft(used, contentCharsMax)}
    </p>
  );
}
