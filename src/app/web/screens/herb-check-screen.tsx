import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';

import { HerbCheck } from '#features/safety/web/herb-check.tsx';
import { herbCheckTexts } from '#features/safety/web/texts.ts';
import { ofSelf } from '#features/sessions/rules.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';
import { usePersonOptions } from './use-person-options.ts';

const route = getRouteApi('/guarded/herb-check');

/** Checks a list of herbs and medicines for the holder or one of the family; none of it is stored. */
export function HerbCheckScreen() {
  const texts = useTexts(herbCheckTexts);
  const people = usePersonOptions();
  const { person } = route.useSearch();
  const [chosen, setChosen] = useState<string>(person === undefined ? ofSelf : String(person));
  useScreenTitle(texts.title);
  // A person removed in the meantime is ignored.
  const whom = people.find(({ value }) => value === chosen) ?? people[0];
  return (
    <Page isNarrow>
      <h1>{texts.title}</h1>
      <p className="mt-1 mb-6 text-muted">{texts.lead}</p>
      <HerbCheck
        personId={whom === undefined || whom.value === ofSelf ? null : Number(whom.value)}
        name={whom?.label ?? null}
        whom={
          whom && (
            <Select
              label={texts.forWhom}
              value={whom.value}
              options={people}
              onValueChange={setChosen}
            />
          )
        }
      />
    </Page>
  );
}
