import { SendHorizontal } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';

import { charCount } from '#platform/contract/chars.ts';
import { failureText } from '#platform/web/call-error.ts';
import { readDraft, writeDraft } from '#platform/web/drafts.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useEnterKey } from '#platform/web/use-enter-key.ts';
import { useLanguage } from '#platform/web/use-language.ts';
import { touchQuery } from '#platform/web/touch-query.ts';
import { useMedia } from '#platform/web/use-media.ts';

import type { SharedComment } from '../contract.ts';
import { commentCharsMax } from '../rules.ts';
import { sharingTexts } from '../texts.ts';
import { commentTexts } from './comment-texts.ts';
import { useCreateComment } from './use-comments.ts';

type CommentComposerProps = {
  shareId: number;
  /** The comment replied to; null for a top-level comment. */
  parentId: number | null;
  label: string;
  /** Fixed for the author of an anonymous share. */
  isAlwaysAnonymous: boolean;
  onSent: (comment: SharedComment) => void;
  onCancel?: () => void;
};

/** On touch keyboards Enter inserts a new line; only the button sends. */
/** The count is announced from this fraction of the limit on. */
const countedFrom = 0.9;

/** The form for a comment or a reply; the draft stays until the server has it. */
export function CommentComposer(props: CommentComposerProps) {
  const { parentId, label, isAlwaysAnonymous, onCancel } = props;
  const { language } = useLanguage();
  const texts = commentTexts[language];
  const isTouch = useMedia(touchQuery);
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, write, isAnonymous, setAnonymous, create, error, send } = useComposing(props);
  useEffect(() => {
    if (parentId !== null) area.current?.focus();
  }, [parentId]);
  const submit = useCallback(() => {
    send();
    area.current?.focus();
  }, [send]);
  const onEnter = useCallback(() => {
    if (isTouch) return false;
    submit();
    return true;
  }, [isTouch, submit]);
  const keys = useEnterKey({ onEnter, onEscape: () => onCancel?.() });
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        ref={area}
        label={label}
        isLabelHidden={parentId === null}
        placeholder={texts.placeholder}
        rows={2}
        value={text}
        readOnly={create.isPending}
        hint={<CommentHint text={text} />}
        error={error === 'too-long' ? sharingTexts[language].commentTooLong : undefined}
        enterKeyHint={isTouch ? 'enter' : 'send'}
        onValueChange={write}
        {...keys}
      />
      {create.isError && (
        <Banner type="error">{failureText(create.error, texts.sendFailed)}</Banner>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <AnonymousChoice
          isFixed={isAlwaysAnonymous}
          isChosen={isAnonymous}
          onChoose={setAnonymous}
        />
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button
          type="submit"
          icon={<SendHorizontal aria-hidden="true" className="size-4.5" />}
          disabled={error !== null}
          pending={create.isPending}
        >
          {parentId === null ? texts.send : texts.reply}
        </Button>
      </div>
    </form>
  );
}

type AnonymousChoiceProps = {
  isFixed: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function AnonymousChoice({ isFixed, isChosen, onChoose }: AnonymousChoiceProps) {
  const { language } = useLanguage();
  const texts = commentTexts[language];
  return (
    <div className="mr-auto">
      {isFixed ? (
        <p className="text-sm text-muted">{texts.authorStaysAnonymous}</p>
      ) : (
        <Checkbox label={texts.anonymous} checked={isChosen} onCheckedChange={onChoose} />
      )}
    </div>
  );
}

/** The draft and its submission; a refused comment keeps its draft. */
function useComposing(props: CommentComposerProps) {
  const { shareId, parentId, isAlwaysAnonymous, onSent } = props;
  const [text, write] = useCommentDraft(`comment-${shareId}-${parentId ?? 0}`);
  const [isAnonymous, setAnonymous] = useState(false);
  const create = useCreateComment(shareId);
  const error = commentError(text);
  const send = useCallback(() => {
    if (error !== null || create.isPending) return;
    const sent = { content: text, parentId, isAnonymous: isAnonymous || isAlwaysAnonymous };
    create.mutate(sent, {
      onSuccess: ({ comment }) => {
        write('');
        onSent(comment);
      },
    });
  }, [create, error, isAlwaysAnonymous, isAnonymous, onSent, parentId, text, write]);
  return { text, write, isAnonymous, setAnonymous, create, error, send };
}

function commentError(text: string): 'blank' | 'too-long' | null {
  if (text.trim() === '') return 'blank';
  return charCount(text) > commentCharsMax ? 'too-long' : null;
}

function CommentHint({ text }: { text: string }) {
  const { language } = useLanguage();
  const texts = commentTexts[language];
  const used = charCount(text);
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{texts.rules}</span>
      {used > commentCharsMax * countedFrom && (
        <span className="tabular-nums">{texts.chars(used, commentCharsMax)}</span>
      )}
    </span>
  );
}

function useCommentDraft(name: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name));
  const write = useCallback(
    (next: string) => {
      setText(next);
      writeDraft(name, next);
    },
    [name],
  );
  return [text, write];
}
