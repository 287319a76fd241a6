import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';

/** Says that a page is loading, around the skeletons that show its shape. */
export function LoadingRegion({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div aria-busy="true" className={clsx('page', className)}>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {children}
    </div>
  );
}
