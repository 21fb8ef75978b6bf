import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';

import { useTexts } from '../use-texts.ts';
import { Button } from './button.tsx';
import { Form } from './form.tsx';
import { IconButton } from './icon-button.tsx';
import { searchBoxTexts } from './search-box-texts.ts';
import { TextField } from './text-field.tsx';

type SearchBoxProps = {
  /** The current search; empty when there is none. */
  words: string;
  label: string;
  placeholder: string;
  charsMax: number;
  /** Called with a trimmed, non-empty text. */
  onSearch: (words: string) => void;
  /** Called when a search is cleared: by the button, by Escape, or by submitting an empty text. */
  onClear: () => void;
  /** For callers that focus the field. */
  input?: RefObject<HTMLInputElement | null>;
};

/** CON-26: a search runs on submit, only with some text; clearing ends it. */
export function SearchBox(props: SearchBoxProps) {
  const { words, onSearch, onClear } = props;
  const texts = useTexts(searchBoxTexts);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = props.input ?? ownInput;
  const [draft, setDraft] = useState(words);
  const [shown, setShown] = useState(words);
  // The address holds the current search, also after going back.
  if (shown !== words) {
    setShown(words);
    setDraft(words);
  }
  const clear = (): void => {
    setDraft('');
    if (words !== '') onClear();
    input.current?.focus();
  };
  return (
    <search>
      <Form
        className="flex w-full gap-2"
        onSubmit={() => {
          const trimmed = draft.trim();
          if (trimmed !== '') onSearch(trimmed);
          else if (words !== '') clear();
        }}
      >
        <TextField
          ref={input}
          type="search"
          label={props.label}
          isLabelHidden
          placeholder={props.placeholder}
          value={draft}
          maxLength={props.charsMax}
          autoComplete="off"
          enterKeyHint="search"
          className="[&::-webkit-search-cancel-button]:hidden"
          fieldClassName="min-w-0 flex-1"
          leading={<Search aria-hidden="true" />}
          trailing={draft !== '' && <IconButton label={texts.clear} icon={<X />} onClick={clear} />}
          onValueChange={setDraft}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            clear();
          }}
        />
        <Button type="submit" variant="quiet">
          {texts.search}
        </Button>
      </Form>
    </search>
  );
}
