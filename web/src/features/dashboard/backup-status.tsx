import { backupOldAfterMs } from '@shopwright/contracts/http/backups';
import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Notice } from '../../ui/notice';
import { backupStatusQuery } from './api';

/** The time of the last backup, for operators. Shows nothing while that is unknown. */
export function BackupStatus() {
  const { t, language } = useLanguage();
  const { data, dataUpdatedAt } = useQuery(backupStatusQuery);
  if (!data) return null;
  const { last, failure } = data;
  const lastText = last
    ? t('dashboard.backup.last', { date: momentText(last.takenAt, language) })
    : t('dashboard.backup.never');
  if (failure) {
    return (
      <Notice tone="danger" title={t('dashboard.backup.failed', { reason: failure.reason })} className="mb-4">
        <p className="mt-0.5">{lastText}</p>
      </Notice>
    );
  }
  if (last && dataUpdatedAt - Date.parse(last.takenAt) > backupOldAfterMs) {
    return (
      <Notice tone="warning" title={lastText} className="mb-4">
        <p className="mt-0.5">{t('dashboard.backup.old')}</p>
      </Notice>
    );
  }
  if (!last) {
    return (
      <Notice tone="warning" title={lastText} className="mb-4">
        <p className="mt-0.5">{t('dashboard.backup.how')}</p>
      </Notice>
    );
  }
  return (
    <p className="mb-4 flex items-center gap-2 text-muted text-sm">
      <DatabaseBackup size={16} aria-hidden className="shrink-0" />
      {lastText}
    </p>
  );
}
