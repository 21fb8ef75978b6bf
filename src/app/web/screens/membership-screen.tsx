import { getRouteApi } from '@tanstack/react-router';

import { Ledger } from '#features/membership/web/ledger.tsx';
import { MembershipOverview } from '#features/membership/web/membership-overview.tsx';
import { ledgerTexts } from '#features/membership/web/ledger-texts.ts';
import { membershipPageTexts } from '#features/membership/web/membership-page-texts.ts';
import { membershipWebTexts } from '#features/membership/web/texts.ts';
import { OrderHistory } from '#features/orders/web/order-history.tsx';
import { PanelBoundary } from '#platform/web/ui/panel-boundary.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { useScreenTitle } from '../use-screen-title.ts';
import { useOrderPaidRefresh } from './use-order-paid-refresh.ts';
import { usePlanAddresses } from './use-plan-addresses.ts';

const route = getRouteApi('/guarded/subscription');

export function MembershipScreen() {
  const { title } = useTexts(membershipWebTexts);
  const { lead } = useTexts(membershipPageTexts);
  const { ledger } = useTexts(ledgerTexts);
  const addresses = usePlanAddresses();
  const { page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  useOrderPaidRefresh();
  useScreenTitle(title);
  return (
    <Page isNarrow>
      <h1>{title}</h1>
      <p className="mt-1 mb-6 text-muted">{lead}</p>
      <PanelBoundary>
        <MembershipOverview addresses={addresses} />
      </PanelBoundary>
      <PanelBoundary>
        <OrderHistory />
      </PanelBoundary>
      <h2 className="mt-10 mb-4 text-xl">{ledger}</h2>
      <PanelBoundary>
        <Ledger
          page={page}
          onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
        />
      </PanelBoundary>
    </Page>
  );
}
