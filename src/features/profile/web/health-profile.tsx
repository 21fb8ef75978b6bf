import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { confirm } from '#platform/web/confirm.ts';
import { showSaved } from '#platform/web/show-saved.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { HealthProfile as Health } from '../contract.ts';
import { LinesSkeleton } from './ai-preferences.tsx';
import { FactList, type Fact } from './fact-list.tsx';
import { preferencesQuery } from './use-preferences.ts';
import { profileApi } from './profile-api.ts';
import { SettingsSection } from './settings-section.tsx';
import { profileWebTexts } from './texts.ts';

const HealthProfileForm = lazy(() => import('./health-profile-form.tsx'));
const healthQuery = endpointQuery(profileApi, 'getHealthProfile');
type Words = (typeof profileWebTexts)['zh-CN'];

/** The health profile, with a form that opens only on request. */
export function HealthProfile() {
  const texts = useTexts(profileWebTexts);
  const cache = useQueryClient();
  const query = useQuery(healthQuery);
  const { data } = query;
  const [isEditing, setEditing] = useState(false);
  if (!data) {
    return (
      <SettingsSection title={texts.health}>
        {query.isPending ? (
          <LinesSkeleton />
        ) : (
          <QueryFailure title={texts.healthFailed} query={query} />
        )}
      </SettingsSection>
    );
  }
  const edit = (
    <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
      {texts.edit}
    </Button>
  );
  return (
    <SettingsSection title={texts.health} action={!isEditing && edit}>
      <p className="text-muted">{texts.healthLead}</p>
      {isEditing ? (
        <Suspense fallback={<LinesSkeleton />}>
          <HealthProfileForm
            saved={data}
            onSaved={async (kept) => {
              await showSaved(cache, healthQuery, kept);
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        </Suspense>
      ) : (
        data.profile && <FactList facts={factsOf(data.profile, texts)} />
      )}
      {data.hasConsent && !isEditing && <Withdraw />}
    </SettingsSection>
  );
}

function factsOf(profile: Health, texts: Words): Fact[] {
  const { sex, birthYear, pregnancy, lactating, medicines, allergies } = profile;
  const list = (names: string[] | null): string =>
    names === null ? texts.none : names.join('、') || texts.noneOfThem;
  const pregnancies = {
    yes: texts.pregnant,
    no: texts.notPregnant,
    possible: texts.maybePregnant,
  };
  return [
    { label: texts.sex, value: sex ? texts[sex] : texts.none },
    { label: texts.birthYear, value: birthYear ? String(birthYear) : texts.none },
    ...(sex === 'male'
      ? []
      : [
          { label: texts.pregnancy, value: pregnancy ? pregnancies[pregnancy] : texts.none },
          {
            label: texts.lactation,
            value:
              lactating === null ? texts.none : lactating ? texts.lactating : texts.notLactating,
          },
        ]),
    { label: texts.medicines, value: list(medicines) },
    { label: texts.allergies, value: list(allergies) },
  ];
}

/** Withdrawing is as easy as consenting: one button, one confirmation. */
function Withdraw() {
  const texts = useTexts(profileWebTexts);
  const cache = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => profileApi.withdrawHealthConsent(),
    onSuccess: async (kept) => {
      await showSaved(cache, healthQuery, kept);
      void cache.invalidateQueries({ queryKey: preferencesQuery.queryKey });
      notify({ type: 'success', message: texts.withdrawn });
    },
    onError: (error) => {
      const message = failureText(error, texts.saveFailed);
      notify({ type: 'error', message });
    },
  });
  const press = async (): Promise<void> => {
    const isSure = await confirm({
      title: texts.withdrawTitle,
      description: texts.withdrawText,
      confirmLabel: texts.withdraw,
      tone: 'danger',
    });
    if (isSure) withdrawing.mutate();
  };
  return (
    <div className="border-t border-line pt-3">
      <Button variant="link" pending={withdrawing.isPending} onClick={() => void press()}>
        {texts.withdraw}
      </Button>
    </div>
  );
}
