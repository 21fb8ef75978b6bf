import { Badge } from '#platform/web/ui/badge.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { SubscriptionStatus } from '../contract.ts';
import { membershipKind } from '../rules.ts';
import { dayText } from './day-text.ts';
import { MonthlyUsageBar } from './monthly-usage-bar.tsx';
import { membershipPageTexts } from './membership-page-texts.ts';
import { membershipWebTexts } from './texts.ts';

/** The numbers of a membership. Permanent members see neither a count nor an end (MEM-21). */
export function MembershipBalance({ status }: { status: SubscriptionStatus }) {
  const { language } = useLanguage();
  const texts = membershipPageTexts[language];
  const kind = membershipKind(status);
  const left = status.total_remaining;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg">{texts.left}</h2>
        <Badge tone={kind === 'ordinary' ? 'plain' : 'ochre'}>
          {membershipWebTexts[language][kind]}
        </Badge>
      </div>
      {kind === 'permanent' ? (
        <p className="mt-3">{texts.permanentHint}</p>
      ) : (
        <p className="mt-1 flex items-baseline gap-1.5 font-serif">
          <span className="text-5xl leading-tight tabular-nums">{left}</span>
          <span className="text-muted">{texts.times}</span>
        </p>
      )}
      {left === 0 && <p className="text-cinnabar">{texts.nothingLeft}</p>}
      {kind === 'ordinary' && left > 0 && (
        <p className="mt-1 text-sm text-muted">{texts.neverExpire}</p>
      )}
      {kind === 'member' && (
        <>
          <MonthlyUsageBar status={status} />
          <MemberDetails status={status} />
        </>
      )}
    </>
  );
}

function MemberDetails({ status }: { status: SubscriptionStatus }) {
  const { language } = useLanguage();
  const texts = membershipPageTexts[language];
  const endsOn = status.subscription_end_date;
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-muted">{texts.permanentLeft}</dt>
        <dd className="tabular-nums">{texts.count(status.permanent_remaining)}</dd>
        <dd className="text-sm text-muted">{texts.permanentLeftHint}</dd>
      </div>
      {endsOn !== null && (
        <div>
          <dt className="text-sm text-muted">{texts.until}</dt>
          <dd className="tabular-nums">{dayText(endsOn, language)}</dd>
        </div>
      )}
    </dl>
  );
}
