import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { sessionApi } from '#features/sessions/web/session-api.ts';
import { visitSummaryWebTexts } from '#features/visit-summary/web/texts.ts';
import { VisitSummary } from '#features/visit-summary/web/visit-summary.tsx';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { BackLink } from '../layout/back-link.tsx';
import { useScreenTitle } from '../use-screen-title.ts';
import { usePersonName } from './use-person-name.ts';

const route = getRouteApi('/guarded/chat/$sessionId/visit-summary');

/** The visit summary, to be printed or saved before seeing a doctor. */
export function VisitSummaryScreen() {
  const { sessionId } = route.useParams();
  const asked = { params: { id: sessionId } };
  const { data: session } = useQuery(endpointQuery(sessionApi, 'getSession', asked));
  const name = usePersonName(session?.personId);
  const texts = useTexts(visitSummaryWebTexts);
  useScreenTitle(texts.title);
  return (
    <Page isNarrow className="print:max-w-none print:p-0">
      <BackLink to="/chat/$sessionId" params={{ sessionId }}>
        {texts.back}
      </BackLink>
      <h1>{texts.title}</h1>
      <p className="mt-1 mb-4 text-muted">{texts.lead}</p>
      <VisitSummary
        key={sessionId}
        sessionId={sessionId}
        name={typeof session?.personId === 'number' ? name : null}
      />
    </Page>
  );
}
