import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useEnterKey } from '#platform/web/use-enter-key.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import { sessionWebTexts } from './texts.ts';
import { titleError } from './title-error.ts';

type SessionTitleEditorProps = {
  title: string;
  onSave: (title: string) => void;
  onCancel: () => void;
};

/** CON-5: Enter or the button saves, Escape cancels; an empty or unchanged title closes the editor. */
export function SessionTitleEditor({ title, onSave, onCancel }: SessionTitleEditorProps) {
  const { language } = useLanguage();
  const texts = sessionWebTexts[language];
  const [draft, setDraft] = useState(title);
  const trimmed = draft.trim();
  const isLeaving = trimmed === '' || trimmed === title;
  const error = isLeaving ? null : titleError(trimmed);
  const save = (): void => {
    if (isLeaving) onCancel();
    else if (!error) onSave(trimmed);
  };
  const frame = useRef<HTMLDivElement>(null);
  // Focuses the input and selects its text.
  useEffect(() => {
    const input = frame.current?.querySelector('input');
    // Not every browser focuses what it selects.
    input?.focus();
    input?.select();
  }, []);
  const keys = useEnterKey({ onEnter: save, onEscape: onCancel });
  return (
    <div ref={frame} className="relative z-1 flex items-start gap-1">
      <TextField
        {...keys}
        label={texts.titleLabel}
        isLabelHidden
        value={draft}
        error={error?.[language]}
        fieldClassName="min-w-0 flex-1"
        onValueChange={setDraft}
      />
      <IconButton label={texts.save} icon={<Check />} onClick={save} />
      <IconButton label={texts.cancel} icon={<X />} onClick={onCancel} />
    </div>
  );
}
