import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { AvailablePlans, OrderPayment } from '../contract.ts';
import { PlanChoice, type PlanOption } from './plan-choice.tsx';
import { orderApi } from './order-api.ts';
import { priceText } from './order-text.ts';
import { SandboxBanner } from './sandbox-banner.tsx';
import { orderWebTexts } from './texts.ts';
import { usePlans } from './use-plans.ts';

type ChoosePlanProps = {
  kind: 'subscription' | 'package';
};

/** Choose a plan, place the order, and continue to its payment. */
export function ChoosePlan({ kind }: ChoosePlanProps) {
  const texts = useTexts(orderWebTexts);
  const plans = usePlans();
  if (plans.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="mt-6 h-11 w-40" />
      </SkeletonGroup>
    );
  }
  if (!plans.data) return <QueryFailure title={texts.plansFailed} query={plans} />;
  if (plans.data.refusal) return <NothingForSale title={texts.minors} hint={texts.minorsHint} />;
  if (plans.data.provider === null) return <NothingForSale title={texts.notOnSale} />;
  return <OrderForm plans={plans.data} kind={kind} />;
}

function NothingForSale({ title, hint }: { title: string; hint?: ReactNode }) {
  const texts = useTexts(orderWebTexts);
  return (
    <EmptyState
      icon={<ShoppingBag aria-hidden="true" />}
      title={title}
      hint={hint}
      action={
        <Link to="/subscription" className={buttonClass('quiet')}>
          {texts.toMembership}
        </Link>
      }
    />
  );
}

function OrderForm({ plans, kind }: { plans: AvailablePlans } & ChoosePlanProps) {
  const texts = useTexts(orderWebTexts);
  const [chosen, setChosen] = useState(0);
  const { subscription, packages } = plans;
  const membership: PlanOption = {
    messages: null,
    label: texts.membership(subscription.months),
    hint: texts.membershipHint(subscription.messages),
    priceFen: subscription.priceFen,
  };
  const packs = packages.map(({ messages, priceFen }): PlanOption => {
    const label = texts.pack(messages);
    return { messages, label, hint: texts.packHint, priceFen };
  });
  const options = kind === 'package' ? packs : [membership];
  const option = options[chosen] ?? membership;
  const order = useOrder(option);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!order.isPending) order.mutate();
      }}
    >
      {plans.provider === 'sandbox' && <SandboxBanner />}
      <PlanChoice options={options} chosen={chosen} onChoose={setChosen} />
      <p className="mt-4 text-sm text-muted">{texts.onceOnly}</p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" pending={order.isPending}>
          {texts.submit(priceText(option.priceFen))}
        </Button>
        <Link to="/subscription" className={buttonClass('link')}>
          {texts.toMembership}
        </Link>
      </div>
    </form>
  );
}

/** Places the order and opens its payment page, ours or the provider's. */
function useOrder({ messages }: PlanOption) {
  const texts = useTexts(orderWebTexts);
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (): Promise<OrderPayment> =>
      messages === null
        ? orderApi.createMembershipOrder()
        : orderApi.createPackageOrder({ body: { messages } }),
    onSuccess: async ({ order, payUrl }) => {
      if (payUrl?.startsWith('https:')) window.location.assign(payUrl);
      else await navigate({ to: '/pay/$orderId', params: { orderId: order.id } });
    },
    onError: (error) => {
      const message = failureText(error, texts.orderFailed);
      notify({ type: 'error', message });
    },
  });
}
