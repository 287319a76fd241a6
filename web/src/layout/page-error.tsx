import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { ChunkError } from '../lib/fetch-then-import';
import { paths } from '../lib/paths';
import { reloadPage } from '../lib/reload-page';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** Shown when a page cannot be rendered at all, with a reload and a link home. */
export function PageError({ error }: { error: unknown }) {
  const { t } = useLanguage();
  return (
    <EmptyState
      illustration="error"
      title={t('error.page_title')}
      text={t(error instanceof ChunkError ? 'error.page_unloaded' : 'error.page_broken')}
      level={1}
      isUrgent
    >
      <Button onClick={() => reloadPage()}>{t('error.reload')}</Button>
      <Link to={paths.home} reloadDocument className={buttonClass({ variant: 'secondary' })}>
        {t('error.home')}
      </Link>
    </EmptyState>
  );
}
