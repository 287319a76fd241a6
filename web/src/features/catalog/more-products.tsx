import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';

interface MoreProductsProps {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** Fetches the next page as the end of the list comes near; the button is for keyboards and for second tries. */
export function MoreProducts({ hasMore, isLoading, hasFailed, onMore }: MoreProductsProps) {
  const { t } = useLanguage();
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  const isWaiting = hasMore && !isLoading && !hasFailed;
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: '600px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  return (
    hasMore && (
      <div ref={end} className="mt-10 flex flex-col items-center gap-3">
        {hasFailed && <p role="alert">{t('products.more_failed')}</p>}
        <Button variant="secondary" onClick={onMore} isPending={isLoading}>
          {t(isLoading ? 'loading' : 'products.more')}
        </Button>
      </div>
    )
  );
}
