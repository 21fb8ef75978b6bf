import { useState } from 'react';

import { feedbackReasons } from '#features/messages/rules.ts';
import { feedbackReasonNames } from '#features/messages/feedback-reason-texts.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useLanguage } from '#platform/web/use-language.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Overview } from '../contract.ts';
import { FeedbackComments } from './feedback-comments.tsx';
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
      <FeedbackDetails />
      <p className="mt-2 text-sm text-muted">{texts.feedbackHint}</p>
    </Card>
  );
}

/** Loaded only on request: it is health text. */
function FeedbackDetails() {
  const texts = useTexts(overviewTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2.5 text-pine">{texts.feedbackWords}</summary>
      {isOpen && <FeedbackComments />}
    </details>
  );
}
