import { useLanguage } from '../../i18n/language-provider';
import { Skeleton } from '../../ui/skeleton';

export function ProductSkeleton() {
  const { t } = useLanguage();
  return (
    <div aria-busy="true" className="page grid gap-10 py-8 lg:grid-cols-2">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="aspect-square rounded-panel" />
      <div className="flex flex-col gap-4 pt-4">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-24" />
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-13" />
      </div>
    </div>
  );
}
