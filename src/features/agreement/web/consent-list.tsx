import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Collapsible } from '#platform/web/ui/collapsible.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { KeptConsent } from '../contract.ts';
import { agreementApi } from './agreement-api.ts';
import { ConsentItem, type ConsentMeaning } from './consent-item.tsx';
import { consentTexts } from './consent-texts.ts';

const consentsQuery = endpointQuery(agreementApi, 'listConsents');

/** All consents of the user; the page supplies the meaning of each. */
export function ConsentList(props: { meaningOf: (consent: KeptConsent) => ConsentMeaning }) {
  const texts = useTexts(consentTexts);
  const [isOpen, setOpen] = useState(false);
  // Consents are given in many places, so cached data is always refetched.
  const { data, isFetching, refetch } = useQuery({ ...consentsQuery, refetchOnMount: 'always' });
  if (!data && isFetching) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-11" />
        <Skeleton className="mt-3 h-11" />
      </SkeletonGroup>
    );
  }
  if (!data) return <ErrorState title={texts.consentsFailed} onRetry={() => void refetch()} />;
  const items = (consents: readonly KeptConsent[]) => (
    <ul className="-my-2 divide-y divide-line">
      {consents.map((consent) => (
        <ConsentItem
          key={`${consent.purpose} ${consent.subject} ${consent.version} ${consent.acceptedAt} ${consent.withdrawnAt}`}
          consent={consent}
          meaning={props.meaningOf(consent)}
        />
      ))}
    </ul>
  );
  const past = data.consents.filter(({ withdrawnAt }) => withdrawnAt !== null);
  return (
    <>
      {items(data.consents.filter(({ withdrawnAt }) => withdrawnAt === null))}
      {past.length > 0 && (
        <Collapsible summary={texts.past(past.length)} isOpen={isOpen} onOpenChange={setOpen}>
          <div className="pt-2">{items(past)}</div>
        </Collapsible>
      )}
    </>
  );
}
