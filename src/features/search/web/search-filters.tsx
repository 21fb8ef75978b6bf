import { useState } from 'react';

import { Button } from '#platform/web/ui/button.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import {
  dateRanges,
  isNamedRange,
  type NamedRange,
  noFilters,
  activeFilters,
  parseFilters,
  searchRoles,
  searchTypes,
  type SearchFilters as Filters,
} from '../filters.ts';
import { SearchDays } from './search-days.tsx';
import { searchWebTexts } from './texts.ts';

export type PersonOption = { value: string; label: string };

type SearchFiltersProps = {
  filters: Filters;
  /** The persons who have conversations; empty without family members. */
  people: readonly PersonOption[];
  onFilters: (filters: Filters) => void;
};

/** The search filters: scope, time, sender, and for whom the conversation is. */
export function SearchFilters({ filters, people, onFilters }: SearchFiltersProps) {
  const texts = useTexts(searchWebTexts);
  // Time and sender apply only to the user's own content.
  const isOfOthers = filters.type === 'shared';
  const isOfDays = !isNamedRange(filters.range);
  const [isChoosingDays, setChoosingDays] = useState(isOfDays);
  const areDaysShown = !isOfOthers && (isOfDays || isChoosingDays);
  const chooseRange = (range: NamedRange | 'days'): void => {
    setChoosingDays(range === 'days');
    if (range !== 'days') onFilters({ ...filters, range });
  };
  return (
    <fieldset className="mb-4 flex flex-wrap gap-x-3 gap-y-2">
      <legend className="sr-only">{texts.filters}</legend>
      <div className="min-w-36 flex-1 sm:flex-none">
        <Select
          label={texts.where}
          value={filters.type}
          options={searchTypes.map((value) => ({ value, label: texts.types(value) }))}
          onValueChange={(type) => onFilters({ ...filters, type })}
        />
      </div>
      <div className="min-w-36 flex-1 sm:flex-none">
        <Select
          label={texts.when}
          disabled={isOfOthers}
          value={areDaysShown ? 'days' : isNamedRange(filters.range) ? filters.range : 'all'}
          options={[...dateRanges, 'days' as const].map((value) => ({
            value,
            label: texts.ranges(value),
          }))}
          onValueChange={chooseRange}
        />
      </div>
      <div className="min-w-36 flex-1 sm:flex-none">
        <Select
          label={texts.who}
          value={filters.role}
          // A title has no sender.
          disabled={filters.type === 'sessions' || isOfOthers}
          options={searchRoles.map((value) => ({ value, label: texts.roles(value) }))}
          onValueChange={(role) => onFilters({ ...filters, role })}
        />
      </div>
      <WhoseConversations filters={filters} people={people} onFilters={onFilters} />
      {areDaysShown && (
        <SearchDays
          key={filters.range}
          range={filters.range}
          onRange={(range) => onFilters({ ...filters, range })}
        />
      )}
      {Object.keys(activeFilters(filters)).length > 0 && (
        <Button
          variant="ghost"
          size="small"
          className="self-end"
          onClick={() => {
            setChoosingDays(false);
            onFilters(noFilters);
          }}
        >
          {texts.noFilters}
        </Button>
      )}
    </fieldset>
  );
}

/** Narrows to one person; there is nothing to narrow without a family. */
function WhoseConversations({ filters, people, onFilters }: SearchFiltersProps) {
  const texts = useTexts(searchWebTexts);
  if (people.length === 0) return null;
  return (
    <div className="min-w-36 flex-1 sm:flex-none">
      <Select
        label={texts.whose}
        value={filters.whose}
        disabled={filters.type === 'shared'}
        options={[{ value: 'all', label: texts.everybody }, ...people]}
        onValueChange={(whose) => onFilters(parseFilters({ ...filters, whose }))}
      />
    </div>
  );
}
