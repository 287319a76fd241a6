import type { PastOrder } from '@shopwright/contracts/http/past-orders';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PastOrderCard } from './past-order-card';
import { ShowMore } from './query-list';

interface PastOrderListProps {
  orders: UseInfiniteQueryResult<PastOrder[]>;
  more: string;
  heading: ReactNode;
  className?: string;
  /** Says whose each is. */
  isOfMany?: boolean;
}

/** Orders of the previous shop. Nothing where there are none. */
export function PastOrderList({ orders, more, heading, className, isOfMany }: PastOrderListProps) {
  if (!orders.data || orders.data.length === 0) return null;
  return (
    <section className={className}>
      {heading}
      <ul className="grid gap-4">
        {orders.data.map((order) => (
          <li key={order.id}>
            <PastOrderCard order={order} showsCustomer={isOfMany} />
          </li>
        ))}
      </ul>
      <ShowMore query={orders} label={more} className="mt-6 text-center" />
    </section>
  );
}
