import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { operatorFactsEndpoints, type OperatorFacts } from '#platform/contract/operator-facts.ts';
import { createApi } from '#platform/web/api.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import { useClientConfig } from '../use-client-config.ts';
import { DocumentFrame } from '../layout/document-frame.tsx';
import { useScreenTitle } from '../use-screen-title.ts';
import { AboutModels } from './about-models.tsx';
import { aboutTexts } from './about-texts.ts';

const api = createApi(operatorFactsEndpoints);

export function AboutScreen() {
  const { language } = useLanguage();
  const texts = aboutTexts[language];
  const { brandName } = useClientConfig();
  const title = texts.title(brandName);
  useScreenTitle(title);
  return (
    <DocumentFrame title={title}>
      <div className="flex flex-col gap-8">
        <Part title={texts.what}>
          <p>{texts.whatText(brandName)}</p>
        </Part>
        <Part title={texts.notWhat}>
          <ul className="list-disc space-y-1 pl-5">
            <li>{texts.notClinic}</li>
            <li>{texts.notEmergency}</li>
            <li>{texts.notEverybody}</li>
            <li>{texts.notDecision}</li>
          </ul>
        </Part>
        <Facts />
        <Part title={texts.knowledge}>
          <p>{texts.knowledgeText}</p>
        </Part>
      </div>
    </DocumentFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2">{title}</h2>
      {children}
    </section>
  );
}

/** The operator's details; the language is part of the key, as names are translated. */
function Facts() {
  const { language } = useLanguage();
  const texts = aboutTexts[language];
  const query = useQuery({
    queryKey: keyOf(api, 'getOperatorFacts', {}, language),
    queryFn: ({ signal }) => api.getOperatorFacts({}, { signal }),
    staleTime: Infinity,
  });
  if (query.isPending) {
    return (
      <SkeletonGroup className="flex flex-col gap-3">
        <Skeleton className="h-6 w-1/4" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
      </SkeletonGroup>
    );
  }
  if (!query.data) return <QueryFailure title={texts.failed} query={query} />;
  return (
    <>
      <Part title={texts.provider}>
        <Provider facts={query.data} />
      </Part>
      <Part title={texts.models}>
        <AboutModels models={query.data.models} />
      </Part>
    </>
  );
}

function Provider({ facts }: { facts: OperatorFacts }) {
  const { language } = useLanguage();
  const texts = aboutTexts[language];
  const contact = facts.contact && `${facts.contact} · ${texts.answerDays(facts.answerDays)}`;
  const rows = [
    [texts.providerName, facts.providerName],
    [texts.contact, contact],
    [texts.icp, facts.icpNumber],
    [texts.police, facts.policeNumber],
    [texts.algorithm, facts.algorithmNumber],
  ].filter(([, value]) => value);
  const isIncomplete = !facts.providerName || !facts.contact || !facts.icpNumber;
  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {[...rows, [texts.version, facts.version]].map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isIncomplete && <p className="mt-3 text-muted">{texts.notTold}</p>}
    </>
  );
}
