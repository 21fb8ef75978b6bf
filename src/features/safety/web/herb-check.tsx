import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { announce } from '#platform/web/announce.ts';
import { failureHint } from '#platform/web/failure-hint.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { HerbCheck as Checked } from '../contract.ts';
import { HerbCheckForm } from './herb-check-form.tsx';
import { HerbCheckResults } from './herb-check-results.tsx';
import { safetyApi } from './safety-api.ts';
import { herbCheckTexts } from './texts.ts';
import { listToSend, type WrittenList } from './written-list.ts';

type HerbCheckProps = {
  /** For whom is checked: a person of the family, or the account's holder (null). */
  personId: number | null;
  /** That person's name in the result; null where nobody else could be meant. */
  name: string | null;
  /** Chooses someone else. */
  whom: ReactNode;
};
type Order = Pick<HerbCheckProps, 'personId' | 'name'> & { list: WrittenList };

/** A form for a list to check, and the results below it. */
export function HerbCheck({ personId, name, whom }: HerbCheckProps) {
  const texts = useTexts(herbCheckTexts);
  const [isStale, setStale] = useState(false);
  const call = useMutation({
    mutationFn: (order: Order) =>
      safetyApi.checkHerbs({ body: listToSend(order.list, order.personId) }),
    onSuccess: ({ findings }) => {
      setStale(false);
      announce(`${texts.results}: ${texts.checked(findings.length)}`);
    },
  });
  const { data, error, variables, isPending, submittedAt } = call;
  return (
    <>
      <HerbCheckForm
        whom={whom}
        isChecking={isPending}
        onCheck={(list) => call.mutate({ list, personId, name })}
        onChange={() => setStale(true)}
      />
      <div className="mt-8">
        {isPending && <ResultsSkeleton />}
        {!isPending && error && (
          <ErrorState
            title={texts.failed}
            hint={failureHint(error)}
            onRetry={() => variables && call.mutate(variables)}
          />
        )}
        {!isPending && data && (
          <Results
            key={submittedAt}
            checked={data}
            name={variables?.name ?? null}
            isStale={isStale || variables?.personId !== personId}
          />
        )}
      </div>
    </>
  );
}

/** Each check remounts its results, which take the focus and come to the top of the page. */
function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

type ResultsProps = { checked: Checked; name: string | null; isStale: boolean };

function Results({ checked, name, isStale }: ResultsProps) {
  const texts = useTexts(herbCheckTexts);
  return (
    <section aria-labelledby="herb-check-results">
      <h2 id="herb-check-results" ref={takeFocus} tabIndex={-1} className="mb-3 scroll-mt-20">
        {texts.results}
      </h2>
      {name !== null && <p className="mb-3">{texts.checkedFor(name)}</p>}
      {isStale && (
        <Banner type="info" className="mb-4">
          {texts.stale}
        </Banner>
      )}
      <HerbCheckResults checked={checked} />
    </section>
  );
}

function ResultsSkeleton() {
  return (
    <SkeletonGroup className="space-y-3">
      <Skeleton className="h-7 w-32" />
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
    </SkeletonGroup>
  );
}
