import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-provider';

/** Says that a page is loading, around the skeletons that show its shape. */
export function LoadingRegion({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div aria-busy="true" className={clsx('page', className)}>
      <LoadingHeading />
      {children}
    </div>
  );
}

/** The heading of a page whose own is not there yet: every page has one at any time. */
export function LoadingHeading() {
  const { t } = useLanguage();
  return (
    <div role="status">
      <h1 className="sr-only">{t('shared.loading')}</h1>
    </div>
  );
}
