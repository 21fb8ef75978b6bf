import { ExternalLink } from 'lucide-react';

import { buttonClass } from '#platform/web/ui/button-class.ts';
import type { ButtonVariant } from '#platform/web/ui/button-class.ts';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import type { QueryFailureProps } from '#platform/web/ui/query-failure.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { MembershipKind } from '../rules.ts';
import { membershipWebTexts } from './texts.ts';

/**
 * The pages where a membership, extra packages and a renewal can be bought; `none` sells nothing,
 * `minor` sells nothing to this reader, `unknown` has not been told yet, `failed` could not be read.
 */
export type PurchaseWays =
  | { membership: string; packages: string; renewal: string | null }
  | 'none'
  | 'minor'
  | 'unknown'
  | { failed: QueryFailureProps['query'] };

type PurchaseLinksProps = {
  kind: MembershipKind;
  ways: PurchaseWays;
};

/** Spec 2: who is no member can become one, who is not permanent can buy extra packs, in a new tab. */
export function PurchaseLinks({ kind, ways }: PurchaseLinksProps) {
  const texts = useTexts(membershipWebTexts);
  if (kind === 'permanent' || ways === 'unknown') return null;
  if (ways === 'none') return <p className="text-muted">{texts.notOnSale}</p>;
  if (ways === 'minor') return <p className="text-muted">{texts.minorsDoNotBuy}</p>;
  if ('failed' in ways) {
    return (
      <div className="w-full">
        <QueryFailure title={texts.waysFailed} query={ways.failed} />
      </div>
    );
  }
  if (kind === 'ordinary') {
    return <NewTab href={ways.membership} look="primary" label={texts.openMembership} />;
  }
  return (
    <>
      <NewTab href={ways.packages} look="quiet" label={texts.buyMore} />
      {ways.renewal !== null && <NewTab href={ways.renewal} look="ghost" label={texts.renew} />}
    </>
  );
}

function NewTab({ href, look, label }: { href: string; look: ButtonVariant; label: string }) {
  const texts = useTexts(membershipWebTexts);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass(look)}>
      {label}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">{texts.opensInNewTab}</span>
    </a>
  );
}
