import { ExternalLink } from 'lucide-react';

import { buttonClass } from '#platform/web/ui/button-class.ts';
import type { ButtonVariant } from '#platform/web/ui/button-class.ts';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import type { QueryFailureProps } from '#platform/web/ui/query-failure.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { MembershipKind } from '../rules.ts';
import { membershipPageTexts } from './membership-page-texts.ts';

/**
 * Where a membership, extra packages and a renewal can be bought. `none`: nothing is for sale here;
 * `minor`: the user is too young to buy; `unknown`: still loading; `failed`: could not be loaded.
 */
export type PlanAddresses =
  | { membership: string; packages: string; renewal: string | null }
  | 'none'
  | 'minor'
  | 'unknown'
  | { failed: QueryFailureProps['query'] };

type PlanLinksProps = {
  kind: MembershipKind;
  addresses: PlanAddresses;
};

/** MEM-23: who is not a member can become one, and a member who is not permanent can buy extra packs, in a new tab. */
export function PlanLinks({ kind, addresses }: PlanLinksProps) {
  const texts = useTexts(membershipPageTexts);
  if (kind === 'permanent' || addresses === 'unknown') return null;
  if (addresses === 'none') return <p className="text-muted">{texts.notOnSale}</p>;
  if (addresses === 'minor') return <p className="text-muted">{texts.minorsDoNotBuy}</p>;
  if ('failed' in addresses) {
    return (
      <div className="w-full">
        <QueryFailure title={texts.plansFailed} query={addresses.failed} />
      </div>
    );
  }
  if (kind === 'ordinary') {
    return <NewTab href={addresses.membership} look="primary" label={texts.openMembership} />;
  }
  return (
    <>
      <NewTab href={addresses.packages} look="quiet" label={texts.buyMore} />
      {addresses.renewal !== null && (
        <NewTab href={addresses.renewal} look="ghost" label={texts.renew} />
      )}
    </>
  );
}

function NewTab({ href, look, label }: { href: string; look: ButtonVariant; label: string }) {
  const texts = useTexts(membershipPageTexts);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass(look)}>
      {label}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">{texts.opensInNewTab}</span>
    </a>
  );
}
