import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';

import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { dateTimeText } from '#platform/web/relative-time.ts';
import { Switch } from '#platform/web/ui/switch.tsx';
import { useLanguage } from '#platform/web/use-language.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { ReviewLogRow } from '../contract.ts';
import { reviewPageSize } from '../rules.ts';
import { reviewApi } from './review-api.ts';
import { ReviewList } from './review-list.tsx';
import { actionNames, objectNames, rejectReasonTexts } from './label-texts.ts';
import { reviewTexts } from './review-texts.ts';

type ReviewLogProps = {
  page: number;
  onPage: (page: number) => void;
};

/** The review log, newest first. */
export function ReviewLog({ page, onPage }: ReviewLogProps) {
  const texts = useTexts(reviewTexts);
  const [isOnlyDecisions, setOnlyDecisions] = useState(true);
  const only = isOnlyDecisions ? ('decisions' as const) : ('all' as const);
  const query = { page, page_size: reviewPageSize, only };
  const log = useQuery({
    ...endpointQuery(reviewApi, 'listReviewLog', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return (
    <>
      <div className="mb-4 max-w-[28rem]">
        <Switch
          label={texts.onlyDecisions}
          hint={texts.onlyDecisionsHint}
          isOn={isOnlyDecisions}
          onChange={(isOn) => {
            setOnlyDecisions(isOn);
            onPage(1);
          }}
        />
      </div>
      <ReviewList
        list={log}
        page={page}
        onPage={onPage}
        emptyIcon={<ScrollText aria-hidden="true" />}
        emptyTitle={texts.emptyLog}
      >
        {(rows) => (
          <ol className="rounded-card border border-line bg-surface">
            {rows.map((row) => (
              <LogLine key={row.id} row={row} />
            ))}
          </ol>
        )}
      </ReviewList>
    </>
  );
}

function LogLine({ row }: { row: ReviewLogRow }) {
  const { language } = useLanguage();
  const texts = reviewTexts[language];
  const templates: Readonly<Record<string, string>> = rejectReasonTexts[language];
  const reason = templates[row.reason] ?? row.reason;
  const object = texts.objectOf(objectNames[language][row.objectKind], row.objectId);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line px-5 py-3 first:border-t-0">
      <time dateTime={row.at} className="text-sm text-muted tabular-nums md:w-52">
        {dateTimeText(Date.parse(row.at), language)}
      </time>
      <span className="font-medium">{row.actor ?? texts.deletedAccount}</span>
      <span>{actionNames[language][row.action]}</span>
      <span className="text-sm text-muted tabular-nums">{object}</span>
      {reason !== '' && (
        <span className="w-full wrap-anywhere md:pl-56">{texts.because(reason)}</span>
      )}
    </li>
  );
}
