import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { hallSearchCharsMax } from '../rules.ts';
import { hallTexts } from './hall-texts.ts';

interface HallSearchProps {
  /** What is being searched for; empty when nothing is. */
  words: string;
  /** Empty words leave the search. */
  onSearch: (words: string) => void;
}

/** A search runs on submit; clearing the box leaves it. */
export function HallSearch({ words, onSearch }: HallSearchProps) {
  const texts = useTexts(hallTexts);
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(words);
  const [shown, setShown] = useState(words);
  // The address is what is searched for, also when the browser goes back.
  if (shown !== words) {
    setShown(words);
    setDraft(words);
  }
  const clear = (): void => {
    setDraft('');
    if (words !== '') onSearch('');
    input.current?.focus();
  };
  return (
    <search>
      <Form
        className="flex w-full max-w-[36rem] gap-2"
        onSubmit={() => {
          if (draft.trim() !== '' || words !== '') onSearch(draft.trim());
        }}
      >
        <TextField
          ref={input}
          type="search"
          label={texts.searchLabel}
          isLabelHidden
          placeholder={texts.placeholder}
          value={draft}
          maxLength={hallSearchCharsMax}
          autoComplete="off"
          enterKeyHint="search"
          className="[&::-webkit-search-cancel-button]:hidden"
          fieldClassName="min-w-0 flex-1"
          leading={<Search aria-hidden="true" />}
          trailing={draft !== '' && <IconButton label={texts.clear} icon={<X />} onClick={clear} />}
          onValueChange={setDraft}
        />
        <Button type="submit" variant="quiet">
          {texts.search}
        </Button>
      </Form>
    </search>
  );
}
