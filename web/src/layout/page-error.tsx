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
      title={t('layout.error.page_title')}
      text={t(error instanceof ChunkError ? 'layout.error.page_unloaded' : 'layout.error.page_broken')}
      level={1}
      isUrgent
    >
      <Button onClick={() => reloadPage()}>{t('shared.error.reload')}</Button>
      <Link to={paths.home} reloadDocument className={buttonClass({ variant: 'secondary' })}>
        {t('shared.error.home')}
      </Link>
    </EmptyState>
  );
}
