import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { feedbackReasons } from '#features/messages/rules.ts';
import { feedbackReasonNames } from '#features/messages/feedback-reason-texts.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Overview } from '../contract.ts';
import { feedbackPageSize } from '../rules.ts';
import { administrationApi } from './administration-api.ts';
import { overviewTexts } from './texts.ts';

/** Feedback on replies by day and reason, and its comments without names. */
export function FeedbackCard({ feedback }: { feedback: Overview['feedback'] }) {
  const { language } = useLanguage();
  const texts = overviewTexts[language];
  const names = feedbackReasonNames[language];
  const scrolling = { role: 'region', tabIndex: 0, 'aria-label': texts.feedback };
  const cell = 'py-2 ps-2 text-end tabular-nums';
  return (
    <Card as="section">
      <h2 className="text-lg">{texts.feedback}</h2>
      {feedback.length === 0 ? (
        <p className="mt-2 text-muted">{texts.feedbackNone}</p>
      ) : (
        <div {...scrolling} className="mt-2 overflow-x-auto">
          <table className="w-full border-collapse text-sm">
            <thead>
              <tr className="border-b border-line align-bottom text-muted">
                <th scope="col" className="py-2 text-start font-normal">
                  {texts.trendDay}
                </th>
                {[texts.feedbackHelpful, ...feedbackReasons.map((each) => names[each])].map(
                  (name) => (
                    <th key={name} scope="col" className="py-2 ps-2 text-end font-normal">
                      {name}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {feedback.map(({ day, helpful, reasons }) => (
                <tr key={day} className="border-b border-line last:border-0">
                  <th scope="row" className="py-2 text-start font-normal whitespace-nowrap">
                    {day.slice('YYYY-'.length)}
                  </th>
                  <td className={cell}>{helpful}</td>
                  {feedbackReasons.map((each) => (
                    <td key={each} className={cell}>
                      {reasons[each]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <FeedbackWords />
      <p className="mt-2 text-sm text-muted">{texts.feedbackHint}</p>
    </Card>
  );
}

/** Read only when it is asked for: it is health text. */
function FeedbackWords() {
  const { language } = useLanguage();
  const texts = overviewTexts[language];
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const query = { page, page_size: feedbackPageSize };
  const found = useQuery({
    ...endpointQuery(administrationApi, 'listFeedback', { query }),
    enabled: isOpen,
  });
  const rows = found.data?.results ?? [];
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2.5 text-pine">{texts.feedbackWords}</summary>
      {found.isError && <p className="text-cinnabar">{texts.loadFailed}</p>}
      {found.data && rows.length === 0 && <p className="text-muted">{texts.feedbackNoWords}</p>}
      <ul>
        {rows.map(({ day, reason, words }, at) => (
          <li key={`${page}-${at}`} className="border-b border-line py-2 last:border-0">
            <p className="text-sm text-muted">
              {day} · {feedbackReasonNames[language][reason]}
            </p>
            <p className="whitespace-pre-wrap">{words}</p>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={Math.ceil((found.data?.count ?? 0) / feedbackPageSize)}
        onPage={setPage}
      />
    </details>
  );
}
