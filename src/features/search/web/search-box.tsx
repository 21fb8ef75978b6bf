import { Search, X } from 'lucide-react';
import { useState } from 'react';
import type { RefObject } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { searchCharsMax } from '../rules.ts';
import { searchWebTexts } from './texts.ts';

interface SearchBoxProps {
  /** What is being searched for; empty when nothing is. */
  words: string;
  onSearch: (words: string) => void;
  onClear: () => void;
  input: RefObject<HTMLInputElement | null>;
}

/** Spec 4 and 5: a search runs on submit, only with something to look for; clearing leaves it. */
export function SearchBox({ words, onSearch, onClear, input }: SearchBoxProps) {
  const texts = useTexts(searchWebTexts);
  const [draft, setDraft] = useState(words);
  const [shown, setShown] = useState(words);
  // The address is what is searched for, also when the browser goes back.
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
        }}
      >
        <TextField
          ref={input}
          type="search"
          label={texts.label}
          isLabelHidden
          placeholder={texts.placeholder}
          value={draft}
          maxLength={searchCharsMax}
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
