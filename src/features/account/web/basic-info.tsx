import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { dateText } from '#platform/web/relative-time.ts';
import { showSaved } from '#platform/web/show-saved.ts';
import { signInState } from '#platform/web/sign-in-state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Profile } from '../contract.ts';
import { accountApi } from './account-api.ts';
import { securityTexts } from './security-texts.ts';
import { signOut } from './sign-in-actions.ts';

const BasicInfoForm = lazy(() => import('./basic-info-form.tsx'));
const profileQuery = endpointQuery(accountApi, 'getProfile');

/** The account's basic information, with a form to edit it. */
export function BasicInfo() {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  const cache = useQueryClient();
  const query = useQuery(profileQuery);
  const { data, error, isFetching, refetch } = query;
  const isUnreached = error instanceof CallError && error.status === 0;
  const [isEditing, setEditing] = useState(false);
  const save = async (profile: Profile): Promise<void> => {
    await showSaved(cache, profileQuery, profile);
    signInState.describe({ id: profile.id, name: profile.username, email: profile.email });
    setEditing(false);
  };
  return (
    <section className="mt-6">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-xl">{texts.basicInfo}</h2>
        {data && !isEditing && (
          <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        )}
      </div>
      <Card>
        {!data && isFetching && <InfoSkeleton />}
        {/* Signing in again does not help when the server did not respond. */}
        {!data && !isFetching && isUnreached && (
          <QueryFailure title={texts.userUnread} query={query} />
        )}
        {!data && !isFetching && !isUnreached && (
          <ErrorState title={texts.userMissing} onRetry={() => void refetch()}>
            <Button onClick={() => void signOut()}>{texts.signInAgain}</Button>
          </ErrorState>
        )}
        {data && isEditing && (
          <Suspense fallback={<InfoSkeleton />}>
            <BasicInfoForm profile={data} onSaved={save} onCancel={() => setEditing(false)} />
          </Suspense>
        )}
        {data && !isEditing && <Facts profile={data} />}
      </Card>
    </section>
  );
}

function InfoSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="mt-4 h-5 w-3/5" />
    </SkeletonGroup>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const { language } = useLanguage();
  const texts = securityTexts[language];
  const { firstName, lastName } = profile;
  const name = language === 'zh-CN' ? lastName + firstName : `${firstName} ${lastName}`.trim();
  const facts = [
    [texts.username, profile.username],
    [texts.name, name || texts.notGiven],
    [texts.email, profile.email || texts.noEmail],
    [texts.birthMonth, profile.birthMonth ?? texts.notGiven],
    [texts.joined, dateText(Date.parse(profile.dateJoined), language)],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
