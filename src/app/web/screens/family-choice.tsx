import { useState } from 'react';

import { personsMax } from '#features/profile/family-rules.ts';
import type { Family } from '#features/profile/family-schemas.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { nextPerson } from '../next-person.ts';
import { focusFirstWords } from '../focus-first-words.ts';
import { firstScreenTexts } from './first-screen-texts.ts';
import { personTexts } from './person-texts.ts';
import { useNextPerson } from './use-next-person.ts';

const PersonDialog = lateDialog(() => import('#features/profile/web/person-dialog.tsx'));
const pressed =
  'max-w-40 aria-pressed:border-pine aria-pressed:bg-pine-soft aria-pressed:text-pine';

/** The family members with stored information: a tap makes the next conversation theirs. */
export function FamilyChoice({ family }: { family: Family }) {
  const texts = useTexts(personTexts);
  const { forWhom } = useTexts(firstScreenTexts);
  const chosen = useNextPerson();
  const [isAdding, setAdding] = useState(false);
  const choose = (id: number): void => {
    nextPerson.set(id === chosen ? null : id);
    focusFirstWords();
  };
  return (
    <fieldset className="mt-1 mb-2">
      <legend className="sr-only">{forWhom}</legend>
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        {family.persons.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            className={buttonClass('quiet', 'small', pressed)}
            onClick={() => choose(id)}
          >
            <span className="truncate">{name}</span>
          </button>
        ))}
        {family.persons.length < personsMax && (
          <button
            type="button"
            className={buttonClass('link', 'small')}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </button>
        )}
      </div>
      {isAdding && (
        <PersonDialog
          family={family}
          person={null}
          onSaved={({ id }) => nextPerson.set(id)}
          onClose={() => setAdding(false)}
        />
      )}
    </fieldset>
  );
}
