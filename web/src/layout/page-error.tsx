import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { illustrations } from '../lib/illustrations';
import { paths } from '../lib/paths';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** What is left when a page cannot be shown at all: said plainly, with two ways on. */
export function PageError({ error }: { error: unknown }) {
  const { t } = useLanguage();
  const isMissingChunk = /import|fetch|load/i.test(error instanceof Error ? error.message : '');
  return (
    <EmptyState
      illustration={illustrations.error}
      title={t('error.page_title')}
      text={t(isMissingChunk ? 'error.page_unloaded' : 'error.page_broken')}
      level={1}
      isUrgent
    >
      <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
      <Link to={paths.home} reloadDocument className={buttonClass({ variant: 'secondary' })}>
        {t('error.home')}
      </Link>
    </EmptyState>
  );
}
