import { useLocation } from 'react-router-dom';
import { useTitle } from '../components/use-head';
import { useRedirect } from '../components/use-redirect';
import { useLanguage } from '../i18n/language-provider';
import { PageFallback } from '../layout/page-fallback';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

export function NotFoundPage() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  useTitle(t('layout.not_found.title'));
  if (useRedirect()) return <PageFallback />;
  return (
    <EmptyState
      level={1}
      illustration="not-found"
      title={t('layout.not_found.title')}
      text={t('layout.not_found.text')}
    >
      <p className="mb-2 w-full text-muted text-sm">
        {t('layout.not_found.hint')}{' '}
        <code dir="ltr" className="inline-block max-w-full break-all rounded bg-sunken px-1.5 py-0.5">
          {pathname}
        </code>
      </p>
      <ButtonLink to={paths.home}>{t('shared.error.home')}</ButtonLink>
      <ButtonLink to={paths.products} variant="secondary">
        {t('catalog.products.browse_all')}
      </ButtonLink>
    </EmptyState>
  );
}
