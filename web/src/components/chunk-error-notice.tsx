import clsx from 'clsx';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../i18n/language-provider';
import { reloadPage } from '../lib/reload-page';
import { Button } from '../ui/button';
import { toastsAbove } from '../ui/toast-store';

interface ChunkErrorNoticeProps {
  onRetry: () => void;
  /** At the bottom of the screen, for what opens above the page. */
  isFloating?: boolean;
  onDismiss?: () => void;
}

/** In place of a part whose code could not be fetched. The part itself retries once the browser is online. */
export function ChunkErrorNotice({ onRetry, isFloating, onDismiss }: ChunkErrorNoticeProps) {
  const { t } = useLanguage();
  const notice = (
    <div
      ref={isFloating ? toastsAbove : undefined}
      role="alert"
      className={clsx(
        'flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 text-sm',
        isFloating && 'fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl shadow-lift',
      )}
    >
      <p className="min-w-40 flex-1">{t('shared.error.part_unloaded')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('shared.error.retry')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => reloadPage()}>
        {t('shared.error.reload')}
      </Button>
      {onDismiss && (
        <Button size="icon" variant="ghost" className="-m-2" aria-label={t('shared.error.dismiss')} onClick={onDismiss}>
          <X size={18} aria-hidden />
        </Button>
      )}
    </div>
  );
  // The header's blur would make the header, and not the screen, what a fixed element is placed in.
  return isFloating ? createPortal(notice, document.body) : notice;
}
