import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { SettingsSection } from './settings-section.tsx';
import { failureText } from '#platform/web/call-error.ts';
import { confirm } from '#platform/web/confirm.ts';
import { notify } from '#platform/web/notify.ts';
import { showSaved } from '#platform/web/show-saved.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { FamilyPerson } from '../family-schemas.ts';
import { personsMax } from '../family-rules.ts';
import { ageText, factsText } from './person-text.ts';
import { familyApi, familyQuery } from './family-api.ts';
import { familyWebTexts } from './family-web-texts.ts';

const PersonDialog = lateDialog(() => import('./person-dialog.tsx'));

/** The family members for whom the account's holder also asks. */
export function FamilySection() {
  const { language } = useLanguage();
  const texts = familyWebTexts[language];
  const query = useQuery(familyQuery);
  const { data } = query;
  const [edited, setEdited] = useState<FamilyPerson | 'new' | null>(null);
  if (!data) {
    return (
      <SettingsSection title={texts.family}>
        {query.isPending ? (
          <SkeletonGroup>
            <Skeleton className="h-11" />
          </SkeletonGroup>
        ) : (
          <QueryFailure title={texts.failed} query={query} />
        )}
      </SettingsSection>
    );
  }
  const add = (
    <Button variant="quiet" size="small" onClick={() => setEdited('new')}>
      {texts.add}
    </Button>
  );
  return (
    <SettingsSection title={texts.family} action={data.persons.length < personsMax && add}>
      <p className="text-muted">{texts.lead}</p>
      {data.persons.length > 0 && (
        <ul className="-my-2 divide-y divide-line">
          {data.persons.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              nowMs={query.dataUpdatedAt}
              onChange={() => setEdited(person)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <PersonDialog
          family={data}
          person={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </SettingsSection>
  );
}

type PersonRowProps = {
  person: FamilyPerson;
  /** When the list was loaded; ages are relative to it. */
  nowMs: number;
  onChange: () => void;
};

function PersonRow({ person, nowMs, onChange }: PersonRowProps) {
  const { language } = useLanguage();
  const texts = familyWebTexts[language];
  const remove = useRemoval(person);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-48 flex-1">
        <p className="break-words">
          <span className="font-medium">{person.name}</span>
          <span className="ml-2 text-muted">{ageText(person, new Date(nowMs), language)}</span>
        </p>
        <p className="text-sm text-muted">{factsText(person, language)}</p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.changeOf(person.name)}
          onClick={onChange}
        >
          {texts.change}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.deleteOf(person.name)}
          pending={remove.isPending}
          onClick={() => void remove.press()}
        >
          {texts.delete}
        </Button>
      </div>
    </li>
  );
}

function useRemoval({ id, name }: FamilyPerson) {
  const { language } = useLanguage();
  const texts = familyWebTexts[language];
  const cache = useQueryClient();
  const removing = useMutation({
    mutationFn: () => familyApi.deletePerson({ params: { id } }),
    onSuccess: async (family) => {
      await showSaved(cache, familyQuery, family);
      notify({ type: 'success', message: texts.deleted });
    },
    onError: (error) => {
      const message = failureText(error, texts.deleteFailed);
      notify({ type: 'error', message });
    },
  });
  const press = async (): Promise<void> => {
    const isSure = await confirm({
      title: texts.deleteTitle(name),
      description: texts.deleteText,
      confirmLabel: texts.delete,
      tone: 'danger',
    });
    if (isSure) removing.mutate();
  };
  return { press, isPending: removing.isPending };
}
