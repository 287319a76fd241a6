import { CloudOff } from 'lucide-react';
import { Link, useRouteError } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** What is left when a page cannot be shown at all: said plainly, with two ways on. */
export function RouteError() {
  const { t } = useLanguage();
  const error = useRouteError();
  const isMissingChunk = /import|fetch|load/i.test(error instanceof Error ? error.message : '');
  return (
    <EmptyState
      icon={<CloudOff aria-hidden />}
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
