import { useQuery } from '@tanstack/react-query';

import { classNames } from '#platform/web/class-names.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { hallTexts } from './hall-texts.ts';
import { sharingApi } from './sharing-api.ts';

type HallTagsProps = {
  /** The active tag; empty for none. */
  tag: string;
  onTag: (tag: string) => void;
};

/** The tags of the hall as chips, the most used first. */
export function HallTags({ tag, onTag }: HallTagsProps) {
  const texts = useTexts(hallTexts);
  const { data } = useQuery(endpointQuery(sharingApi, 'listShareTags', { query: { search: '' } }));
  const known = (data?.tags ?? []).map((each) => each.tag);
  const tags = tag === '' || known.includes(tag) ? known : [tag, ...known];
  if (tags.length === 0) return null;
  return (
    <ul
      aria-label={texts.tags}
      className="flex gap-2 overflow-x-auto p-0.5 max-md:-mx-4 max-md:px-4 md:-mx-0.5 md:flex-wrap"
    >
      {tags.map((each) => (
        <li key={each} className="shrink-0">
          <button
            type="button"
            aria-pressed={each === tag}
            className={classNames(
              'min-h-9 rounded-full border px-3.5 text-sm transition-colors pointer-coarse:min-h-11',
              each === tag
                ? 'border-pine bg-pine text-pine-ink'
                : 'border-edge bg-surface text-ink hover:bg-sunken',
            )}
            onClick={() => onTag(each)}
          >
            {each}
          </button>
        </li>
      ))}
    </ul>
  );
}
