import type { ReactNode } from 'react';
import { QueryError } from '../../components/query-error';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';

interface DashboardCardProps<Item> {
  title: string;
  query: { data: Item[] | undefined; isPending: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  failed: string;
  empty: string;
  itemKey: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
  /** Leads to the whole list. */
  more?: ReactNode;
}

/** A short list, with its states. */
export function DashboardCard<Item>({
  title,
  query,
  failed,
  empty,
  itemKey,
  children,
  more,
}: DashboardCardProps<Item>) {
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{title}</h2>
        {more}
      </div>
      {query.isPending ? (
        <Skeleton className="h-40" />
      ) : !query.data ? (
        <QueryError title={failed} query={query} level={3} />
      ) : query.data.length === 0 ? (
        <p className="py-2 text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {query.data.map((item) => (
            <li key={itemKey(item)} className="flex min-h-11 items-center gap-3 py-1.5">
              {children(item)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
