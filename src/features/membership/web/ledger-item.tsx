import { Link } from '@tanstack/react-router';

import { classNames } from '#platform/web/class-names.ts';
import { dateTimeText } from '#platform/web/relative-time.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import type { LedgerRow } from '../contract.ts';
import { amountText, movementText } from './movement-text.ts';
import { membershipWebTexts } from './texts.ts';

/** One movement: what it was and when, the conversation it belongs to, and by how much. */
export function LedgerItem({ movement }: { movement: LedgerRow }) {
  const { language } = useLanguage();
  const texts = membershipWebTexts[language];
  const { at, source, amount, sessionId } = movement;
  const when = dateTimeText(Date.parse(at), language);
  return (
    <li className="flex items-center gap-4 px-4 py-2.5 md:px-5">
      <div className="min-w-0 flex-1">
        <p>{movementText(movement, texts)}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted tabular-nums">
          <time dateTime={at}>{when}</time>
          <span>{source === 'month' ? texts.month : texts.permanentLeft}</span>
        </p>
      </div>
      {sessionId !== null && (
        <Link
          to="/chat/$sessionId"
          params={{ sessionId }}
          preload={false}
          className="flex min-h-11 shrink-0 items-center rounded-mark text-sm text-pine underline decoration-pine/40 underline-offset-4 hover:decoration-pine"
        >
          {texts.toSession}
          <span className="sr-only"> {when}</span>
        </Link>
      )}
      <span
        className={classNames(
          'w-14 shrink-0 text-right font-medium tabular-nums',
          amount > 0 && 'text-pine',
          amount === 0 && 'text-muted',
        )}
      >
        {amountText(amount)}
      </span>
    </li>
  );
}
