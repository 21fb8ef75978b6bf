import { getRouteApi } from '@tanstack/react-router';

import { PayOrder } from '#features/orders/web/pay-order.tsx';
import { orderWebTexts } from '#features/orders/web/texts.ts';
import { PanelBoundary } from '#platform/web/ui/panel-boundary.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { DocumentFrame } from '../layout/document-frame.tsx';
import { useScreenTitle } from '../use-screen-title.ts';
import { useOrderPaidRefresh } from './use-order-paid-refresh.ts';

const route = getRouteApi('/pay/$orderId');

/** An order and its payment; the payment provider returns the user to it. */
export function PayScreen() {
  const texts = useTexts(orderWebTexts);
  const { orderId } = route.useParams();
  useOrderPaidRefresh();
  useScreenTitle(texts.payTitle);
  return (
    <DocumentFrame title={texts.payTitle}>
      <PanelBoundary>
        <PayOrder key={orderId} orderId={orderId} />
      </PanelBoundary>
    </DocumentFrame>
  );
}
