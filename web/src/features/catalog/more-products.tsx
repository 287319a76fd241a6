import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';

interface MoreProductsProps {
  /** The number of products shown. */
  count: number;
  list: RefObject<HTMLUListElement | null>;
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
}

/** Adds a page to the list and moves the focus to the first new product. */
export function MoreProducts({ count, list, query }: MoreProductsProps) {
  const { t } = useLanguage();
  const asked = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (count <= asked.current) return;
    list.current?.children[asked.current]?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = Number.POSITIVE_INFINITY;
  }, [count, list]);
  const showMore = () => {
    asked.current = count;
    void query.fetchNextPage();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && !query.isFetchingNextPage && t('catalog.products.shown', { count })}
      </p>
      {query.hasNextPage && (
        <div className="mt-10 flex flex-col items-center gap-3">
          {query.isFetchNextPageError && <p role="alert">{t('catalog.products.more_failed')}</p>}
          <Button variant="secondary" size="lg" onClick={showMore} isPending={query.isFetchingNextPage}>
            {t(query.isFetchingNextPage ? 'shared.loading' : 'catalog.products.more')}
          </Button>
        </div>
      )}
    </>
  );
}
