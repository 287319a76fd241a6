import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { Button } from '../ui/button';
import { QueryError } from './query-error';

interface QueryListProps<Row> {
  query: UseInfiniteQueryResult<Row[]>;
  /** The title of the error that stands in for a list that failed to load. */
  failed: string;
  placeholder: ReactNode;
  empty: ReactNode;
  className: string;
  rowClass?: string;
  children: (row: Row) => ReactNode;
}

/** Shows a list that is read page by page: while it loads, where it failed or is empty, its rows, and the next page. */
export function QueryList<Row extends { id: number | string }>(props: QueryListProps<Row>) {
  const { query, failed, placeholder, empty, className, rowClass, children } = props;
  const { t } = useLanguage();
  const list = (rows: Row[]) => (
    <ul aria-busy={query.isPlaceholderData} className={className}>
      {rows.map((row) => (
        <li key={row.id} className={rowClass}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {query.isPending && placeholder}
      {!query.isPending && !query.data && <QueryError title={failed} query={query} />}
      {query.data && (query.data.length === 0 ? empty : list(query.data))}
      <ShowMore query={query} label={t('shared.list.more')} className="mt-8 text-center" />
    </>
  );
}

interface ShowMoreProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'>;
  label: string;
  className: string;
}

/** Reads the next page of a list, where there is one. */
export function ShowMore({ query, label, className }: ShowMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className={className}>
      <Button variant="secondary" onClick={() => query.fetchNextPage()} isPending={query.isFetchingNextPage}>
        {label}
      </Button>
    </div>
  );
}
