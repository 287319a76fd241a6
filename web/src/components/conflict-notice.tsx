import { useState } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { isApiError } from '../lib/api-error';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** Returns true where someone else has saved since the form was filled. Other conflicts name a field of the form. */
export const isOutdated = (error: unknown): boolean =>
  isApiError(error, 'conflict') && error.fields.every(({ path }) => path === 'version');

interface ConflictNoticeProps {
  /** Loads the newer state into what was not typed. */
  onLoad: () => Promise<unknown>;
  className?: string;
}

/** Says that someone else has saved, that what was typed is still there, and offers the newer state. */
export function ConflictNotice({ onLoad, className }: ConflictNoticeProps) {
  const { t } = useLanguage();
  const [isLoading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    void onLoad().finally(() => setLoading(false));
  };
  return (
    <Notice tone="warning" isUrgent takesFocus title={t('shared.conflict.title')} className={className}>
      <p className="mt-1">{t('shared.conflict.text')}</p>
      <Button variant="secondary" size="sm" className="mt-3" isPending={isLoading} onClick={load}>
        {t('shared.conflict.load')}
      </Button>
    </Notice>
  );
}
