import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { pageCount } from '#platform/contract/paging.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { dateTimeText } from '#platform/web/relative-time.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Pagination } from '#platform/web/ui/pagination.tsx';
import { QueryFailure } from '#platform/web/ui/query-failure.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Order } from '../contract.ts';
import { orderApi } from './order-api.ts';
import { itemText, priceText, stateText } from './order-text.ts';
import { orderWebTexts } from './texts.ts';

const shownAtOnce = 5;

/** The user's orders; hidden for users without any. */
export function OrderHistory() {
  const { language } = useLanguage();
  const texts = orderWebTexts[language];
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...endpointQuery(orderApi, 'listOrders', { query: { page, page_size: shownAtOnce } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
  if (list.isPending || list.data?.count === 0) return null;
  return (
    <section>
      <h2 className="mt-10 mb-4 text-xl">{texts.history}</h2>
      {list.data ? (
        <>
          <ul
            aria-busy={list.isPlaceholderData}
            className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
          >
            {list.data.results.map((order) => (
              <OrderItem key={order.id} order={order} />
            ))}
          </ul>
          <div className="mt-4">
            <Pagination
              page={page}
              totalPages={pageCount(list.data.count, shownAtOnce)}
              onPage={setPage}
            />
          </div>
        </>
      ) : (
        <QueryFailure title={texts.historyFailed} query={list} />
      )}
    </section>
  );
}

function OrderItem({ order }: { order: Order }) {
  const { language } = useLanguage();
  const texts = orderWebTexts[language];
  const { id, createdAt, priceFen, state } = order;
  return (
    <li className="relative flex items-center gap-2 py-2.5 pr-3 pl-4 transition-colors hover:bg-sunken active:bg-sunken md:pl-5">
      <div className="min-w-0 flex-1">
        <Link
          to="/pay/$orderId"
          params={{ orderId: id }}
          preload={false}
          className="outline-none after:absolute after:inset-0 focus-visible:after:rounded-mark focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-pine"
        >
          {itemText(order, texts)}
          <span className="sr-only">{texts.toOrder}</span>
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted tabular-nums">
          <time dateTime={createdAt}>{dateTimeText(Date.parse(createdAt), language)}</time>
          <span>{priceText(priceFen)}</span>
        </p>
      </div>
      <Badge tone={state === 'granted' ? 'pine' : state === 'created' ? 'ochre' : 'plain'}>
        {stateText(state, texts)}
      </Badge>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
    </li>
  );
}
