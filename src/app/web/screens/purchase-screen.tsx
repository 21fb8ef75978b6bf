import { getRouteApi } from '@tanstack/react-router';

import { ChoosePlan } from '#features/orders/web/choose-plan.tsx';
import { orderWebTexts } from '#features/orders/web/texts.ts';
import { PanelBoundary } from '#platform/web/ui/panel-boundary.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { DocumentFrame } from '../layout/document-frame.tsx';
import { useScreenTitle } from '../use-screen-title.ts';

const route = getRouteApi('/purchase');

/** The built-in purchase page, in its own tab (MEM-23). */
export function PurchaseScreen() {
  const texts = useTexts(orderWebTexts);
  const { kind = 'subscription' } = route.useSearch();
  useScreenTitle(texts.purchaseTitle);
  return (
    <DocumentFrame title={texts.purchaseTitle} lead={texts.purchaseLead}>
      <PanelBoundary>
        <ChoosePlan key={kind} kind={kind} />
      </PanelBoundary>
    </DocumentFrame>
  );
}
