import clsx from 'clsx';
import { useLanguage } from '../i18n/language-provider';
import { reloadPage } from '../lib/reload-page';
import { Button } from '../ui/button';

interface ChunkErrorNoticeProps {
  onRetry: () => void;
  /** In the corner of the screen, for what opens above the page. */
  isFloating?: boolean;
}

/** In place of a part whose code could not be fetched. */
export function ChunkErrorNotice({ onRetry, isFloating }: ChunkErrorNoticeProps) {
  const { t } = useLanguage();
  return (
    <div
      role="alert"
      className={clsx(
        'flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 text-sm',
        isFloating && 'fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl shadow-lift',
      )}
    >
      <p className="min-w-40 flex-1">{t('error.part_unloaded')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('error.retry')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => reloadPage()}>
        {t('error.reload')}
      </Button>
    </div>
  );
}
