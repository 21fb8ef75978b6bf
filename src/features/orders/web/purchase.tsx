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

import type { Offers, Payable } from '../contract.ts';
import { OfferChoice, type Choice } from './offer-choice.tsx';
import { orderApi } from './order-api.ts';
import { priceText } from './order-words.ts';
import { SandboxBanner } from './sandbox-banner.tsx';
import { orderWebTexts } from './texts.ts';
import { useOffers } from './use-offers.ts';

type PurchaseProps = {
  kind: 'subscription' | 'package';
};

/** What can be bought, an order for it, and the way to its payment. */
export function Purchase({ kind }: PurchaseProps) {
  const texts = useTexts(orderWebTexts);
  const offers = useOffers();
  if (offers.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="mt-6 h-11 w-40" />
      </SkeletonGroup>
    );
  }
  if (!offers.data) return <QueryFailure title={texts.offersFailed} query={offers} />;
  if (offers.data.refusal) return <Nothing title={texts.minors} hint={texts.minorsHint} />;
  if (offers.data.provider === null) return <Nothing title={texts.notOnSale} />;
  return <OfferForm offers={offers.data} kind={kind} />;
}

function Nothing({ title, hint }: { title: string; hint?: ReactNode }) {
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

function OfferForm({ offers, kind }: { offers: Offers } & PurchaseProps) {
  const texts = useTexts(orderWebTexts);
  const [chosen, setChosen] = useState(0);
  const { subscription, packages } = offers;
  const membership: Choice = {
    messages: null,
    label: texts.membership(subscription.months),
    hint: texts.membershipHint(subscription.messages),
    priceFen: subscription.priceFen,
  };
  const packs = packages.map(({ messages, priceFen }): Choice => {
    const label = texts.pack(messages);
    return { messages, label, hint: texts.packHint, priceFen };
  });
  const choices = kind === 'package' ? packs : [membership];
  const choice = choices[chosen] ?? membership;
  const order = useOrder(choice);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!order.isPending) order.mutate();
      }}
    >
      {offers.provider === 'sandbox' && <SandboxBanner />}
      <OfferChoice choices={choices} chosen={chosen} onChoose={setChosen} />
      <p className="mt-4 text-sm text-muted">{texts.onceOnly}</p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" pending={order.isPending}>
          {texts.submit(priceText(choice.priceFen))}
        </Button>
        <Link to="/subscription" className={buttonClass('ghost')}>
          {texts.toMembership}
        </Link>
      </div>
    </form>
  );
}

/** Places the order and goes to where it is paid: a page of ours, or the payment service's. */
function useOrder({ messages }: Choice) {
  const texts = useTexts(orderWebTexts);
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (): Promise<Payable> =>
      messages === null
        ? orderApi.createSubscription()
        : orderApi.createExtraPackage({ body: { messages } }),
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
