import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Collapsible } from '#platform/web/ui/collapsible.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { StoredConsent } from '../contract.ts';
import { agreementApi } from './agreement-api.ts';
import { ConsentItem, type ConsentMeaning } from './consent-item.tsx';
import { consentTexts } from './consent-texts.ts';

const consentsQuery = endpointQuery(agreementApi, 'listConsents');

/** All consents of the user; the page supplies the meaning of each. */
export function ConsentList(props: { meaningOf: (consent: StoredConsent) => ConsentMeaning }) {
  const texts = useTexts(consentTexts);
  const [isOpen, setOpen] = useState(false);
  // Consents are given in many places, so cached data is always refetched.
  const query = useQuery({ ...consentsQuery, refetchOnMount: 'always' });
  if (query.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-11" />
        <Skeleton className="mt-3 h-11" />
      </SkeletonGroup>
    );
  }
  if (!query.data) return <QueryFailure title={texts.consentsFailed} query={query} />;
  const { consents } = query.data;
  const items = (shown: readonly StoredConsent[]) => (
    <ul className="-my-2 divide-y divide-line">
      {shown.map((consent) => (
        <ConsentItem
          key={`${consent.purpose} ${consent.subject} ${consent.version} ${consent.acceptedAt} ${consent.withdrawnAt}`}
          consent={consent}
          meaning={props.meaningOf(consent)}
        />
      ))}
    </ul>
  );
  const past = consents.filter(({ withdrawnAt }) => withdrawnAt !== null);
  return (
    <>
      {items(consents.filter(({ withdrawnAt }) => withdrawnAt === null))}
      {past.length > 0 && (
        <Collapsible summary={texts.past(past.length)} isOpen={isOpen} onOpenChange={setOpen}>
          <div className="pt-2">{items(past)}</div>
        </Collapsible>
      )}
    </>
  );
}
