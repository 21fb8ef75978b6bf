import { ExternalLink } from 'lucide-react';

import { buttonClass } from '#platform/web/ui/button-class.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { MembershipKind } from '../rules.ts';
import { membershipWebTexts } from './texts.ts';

interface PurchaseLinksProps {
  kind: MembershipKind;
  /** The operator's subscription page; null sells nothing. */
  url: string | null;
}

/** Spec 2: who is no member can become one, who is not permanent can buy extra packs, elsewhere. */
export function PurchaseLinks({ kind, url }: PurchaseLinksProps) {
  const texts = useTexts(membershipWebTexts);
  if (kind === 'permanent') return null;
  if (url === null) return <p className="text-muted">{texts.notOnSale}</p>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass(kind === 'ordinary' ? 'primary' : 'quiet')}
    >
      {kind === 'ordinary' ? texts.openMembership : texts.buyMore}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">{texts.opensInNewTab}</span>
    </a>
  );
}
