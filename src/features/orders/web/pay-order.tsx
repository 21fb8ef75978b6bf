import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useEffect } from 'react';

import { announce } from '#platform/web/announce.ts';
import { CallError } from '#platform/web/call-error.ts';
import { failureHint } from '#platform/web/failure-hint.ts';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Missing } from '#platform/web/ui/missing.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { Order } from '../contract.ts';
import { AlipayCheckout } from './alipay-checkout.tsx';
import { OrderFacts } from './order-facts.tsx';
import { announceOrderPaid } from './order-paid-event.ts';
import { SandboxBanner } from './sandbox-banner.tsx';
import { SandboxCheckout } from './sandbox-checkout.tsx';
import { orderWebTexts } from './texts.ts';
import { orderQuery } from './use-order-action.ts';

/** How often an order is polled while its payment may be under way in another tab. */
const pollIntervalMs = 4_000;

/** One order: its payment, then the outcome. */
export function PayOrder({ orderId }: { orderId: number }) {
  const texts = useTexts(orderWebTexts);
  const found = useQuery({
    ...orderQuery(orderId),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data && ['created', 'paid'].includes(state.data.order.state) ? pollIntervalMs : false,
  });
  if (found.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-4 h-5 w-32" />
        <Skeleton className="mt-4 h-5 w-64" />
        <Skeleton className="mt-8 h-11 w-40" />
      </SkeletonGroup>
    );
  }
  if (!found.data) {
    if (found.error instanceof CallError && found.error.code === 'not_found') {
      return <Missing titleAs="p" title={texts.orderMissing} action={<BackLink />} />;
    }
    return (
      <ErrorState
        title={texts.orderFailedToLoad}
        hint={failureHint(found.error)}
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
      >
        <BackLink />
      </ErrorState>
    );
  }
  const { order, payUrl } = found.data;
  if (order.state !== 'created') return <Outcome order={order} />;
  const isSandbox = order.provider === 'sandbox';
  return (
    <>
      {isSandbox && <SandboxBanner hint={texts.sandboxHint} />}
      <OrderFacts order={order} />
      {isSandbox ? (
        <SandboxCheckout order={order} />
      ) : (
        <AlipayCheckout order={order} payUrl={payUrl} />
      )}
    </>
  );
}

const icons = { granted: CircleCheck, paid: Clock, closed: CircleX };

function Outcome({ order }: { order: Order }) {
  const texts = useTexts(orderWebTexts);
  const state = order.state === 'created' ? 'paid' : order.state;
  const Icon = icons[state];
  const words = texts[state];
  useEffect(() => announce(words), [words]);
  // Covers payments that arrived by notice while this page was only polling.
  useEffect(() => {
    if (state === 'granted') announceOrderPaid(order.id);
  }, [state, order.id]);
  const hint = { granted: texts.grantedHint, paid: undefined, closed: texts.closedHint }[state];
  return (
    <>
      <EmptyState icon={<Icon aria-hidden="true" />} title={words} hint={hint} />
      <OrderFacts order={order} />
      <div className="mt-6 flex flex-wrap gap-3">
        <BackLink />
        {state === 'closed' && (
          <Link
            to="/purchase"
            search={order.kind === 'package' ? { kind: 'package' } : {}}
            className={buttonClass('ghost')}
          >
            {texts.orderAgain}
          </Link>
        )}
      </div>
    </>
  );
}

function BackLink() {
  const texts = useTexts(orderWebTexts);
  return (
    <Link to="/subscription" className={buttonClass('quiet')}>
      {texts.toMembership}
    </Link>
  );
}
