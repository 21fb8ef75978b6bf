import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';

import { classNames } from '#platform/web/class-names.ts';
import { dateTimeText } from '#platform/web/relative-time.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import type { LedgerRow } from '../contract.ts';
import { amountText, ledgerEntryText } from './ledger-entry-text.ts';
import { ledgerTexts } from './ledger-texts.ts';
import { membershipPageTexts } from './membership-page-texts.ts';

/** One ledger entry; the whole row links to its conversation, if it has one. */
export function LedgerEntry({ entry }: { entry: LedgerRow }) {
  const { language } = useLanguage();
  const texts = ledgerTexts[language];
  const { at, source, amount, sessionId, messageId } = entry;
  const words = ledgerEntryText(entry, texts);
  return (
    <li
      className={classNames(
        'relative flex items-center gap-2 py-2.5 pr-3 pl-4 md:pl-5',
        sessionId !== null && 'transition-colors hover:bg-sunken active:bg-sunken',
      )}
    >
      <div className="min-w-0 flex-1">
        <p>
          {sessionId === null ? (
            words
          ) : (
            <Link
              to="/chat/$sessionId"
              params={{ sessionId }}
              search={messageId === null ? {} : { message: messageId }}
              preload={false}
              className="outline-none after:absolute after:inset-0 focus-visible:after:rounded-mark focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-pine"
            >
              {words}
              <span className="sr-only">{texts.toSession}</span>
            </Link>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted tabular-nums">
          <time dateTime={at}>{dateTimeText(Date.parse(at), language)}</time>
          <span>
            {source === 'month' ? texts.month : membershipPageTexts[language].permanentLeft}
          </span>
        </p>
      </div>
      <span
        className={classNames(
          'shrink-0 text-right font-medium tabular-nums',
          amount > 0 && 'text-pine',
          amount === 0 && 'text-muted',
        )}
      >
        {amountText(amount)}
      </span>
      <ChevronRight
        aria-hidden="true"
        className={classNames('size-4.5 shrink-0 text-muted', sessionId === null && 'invisible')}
      />
    </li>
  );
}
