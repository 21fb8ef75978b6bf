import { useId } from 'react';

import { classNames } from '#platform/web/class-names.ts';
import { useLanguage } from '#platform/web/use-language.ts';

import type { SubscriptionStatus } from '../contract.ts';
import { monthNearlyUsedAbove, monthUsedShare } from '../rules.ts';
import { dayText } from './day-text.ts';
import { membershipPageTexts } from './membership-page-texts.ts';

/** Used messages of the month against its quota; red, with a text, above 80 % (MEM-22). */
export function MonthlyUsageBar({ status }: { status: SubscriptionStatus }) {
  const { language } = useLanguage();
  const texts = membershipPageTexts[language];
  const labelId = useId();
  const { monthly_used: used, current_month_quota: quota, month_renews_on: renewsOn } = status;
  const share = monthUsedShare(used, quota);
  const isNearlyUsed = share > monthNearlyUsedAbove;
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={labelId}>{texts.monthUsed}</span>
        <span className="tabular-nums">{texts.usedOf(used, quota)}</span>
      </div>
      <meter
        className="sr-only"
        aria-labelledby={labelId}
        max={quota}
        value={Math.min(used, quota)}
        aria-valuetext={texts.usedOf(used, quota)}
      />
      <div
        aria-hidden="true"
        className="mt-2 h-2.5 overflow-hidden rounded-full border border-line bg-sunken"
      >
        <div
          className={classNames('h-full rounded-full', isNearlyUsed ? 'bg-cinnabar' : 'bg-pine')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {isNearlyUsed && <p className="mt-2 text-cinnabar">{texts.monthNearlyUsed}</p>}
      <p className="mt-2 text-sm text-muted">
        {texts.monthHint}
        {renewsOn === null ? texts.lastMonth : texts.renewsOn(dayText(renewsOn, language))}
      </p>
    </div>
  );
}
