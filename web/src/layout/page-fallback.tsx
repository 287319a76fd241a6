import { useLanguage } from '../i18n/language-provider';
import { Skeleton } from '../ui/skeleton';

/** The first visit, before the page's own code is there. */
export function PageFallback() {
  const { t } = useLanguage();
  return (
    <div aria-busy="true" className="page py-8">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="mb-8 h-12" />
      <Skeleton className="h-[60vh] rounded-panel" />
    </div>
  );
}
