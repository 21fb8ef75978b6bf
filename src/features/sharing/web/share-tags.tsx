import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';

import { charCount } from '#platform/contract/chars.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useEnterKey } from '#platform/web/use-enter-key.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { readTags, shareTagCharsMax, shareTagsMax } from '../rules.ts';
import { shareTexts } from './share-texts.ts';
import { sharingApi } from './sharing-api.ts';

type ShareTagsProps = {
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
};

/** More would push the rest of the form off the screen. */
const suggestionsMax = 8;

/** Tag input with chips and the most used tags of the hall as suggestions. */
export function ShareTags({ tags, onTags }: ShareTagsProps) {
  const texts = useTexts(shareTexts);
  const [typed, setTyped] = useState('');
  const next = readTags([...tags, typed]);
  const error =
    next.length > shareTagsMax
      ? texts.tooManyTags(shareTagsMax)
      : next.some((tag) => charCount(tag) > shareTagCharsMax)
        ? texts.tooLong(shareTagCharsMax)
        : undefined;
  const add = (): void => {
    if (error || typed.trim() === '') return;
    onTags(next);
    setTyped('');
  };
  const keys = useEnterKey({ onEnter: add });
  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...keys}
        label={texts.tags}
        hint={texts.tagsHint(shareTagsMax)}
        error={error}
        value={typed}
        autoComplete="off"
        onValueChange={setTyped}
        onBlur={add}
        trailing={
          typed.trim() !== '' && (
            <Button variant="ghost" size="small" className="mr-1" onClick={add}>
              {texts.addTag}
            </Button>
          )
        }
      />
      <ChosenTags tags={tags} onTags={onTags} />
      {tags.length < shareTagsMax && (
        <KnownTags except={tags} onTag={(tag) => onTags([...tags, tag])} />
      )}
    </div>
  );
}

function ChosenTags({ tags, onTags }: ShareTagsProps) {
  const texts = useTexts(shareTexts);
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            aria-label={texts.removeTag(tag)}
            className="inline-flex min-h-9 items-center gap-1 rounded-mark bg-pine-soft px-2.5 text-sm text-pine pointer-coarse:min-h-11"
            onClick={() => onTags(tags.filter((each) => each !== tag))}
          >
            {tag}
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function KnownTags(props: { except: readonly string[]; onTag: (tag: string) => void }) {
  const texts = useTexts(shareTexts);
  const { data } = useQuery(endpointQuery(sharingApi, 'listShareTags', { query: { search: '' } }));
  const known = (data?.tags ?? [])
    .map(({ tag }) => tag)
    .filter((tag) => !props.except.includes(tag));
  if (known.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span aria-hidden="true" className="text-muted">
        {texts.suggestedTags}
      </span>
      <ul aria-label={texts.suggestedTags} className="contents">
        {known.slice(0, suggestionsMax).map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className="inline-flex min-h-9 items-center gap-1 rounded-mark bg-sunken px-2.5 text-ink hover:bg-pine-soft pointer-coarse:min-h-11"
              onClick={() => props.onTag(tag)}
            >
              <Plus aria-hidden="true" className="size-3.5 text-muted" />
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
