import type { AuditEntry } from '@shopwright/contracts/http/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { QueryList } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { EmptyState } from '../../ui/empty-state';
import { ListSkeleton } from '../../ui/skeleton';
import { type AuditFilters, auditQuery } from './api';
import { EntryCard } from './entry-card';
import { UndoDialog } from './undo-dialog';

interface AuditListProps {
  filters: AuditFilters;
  isOfTarget?: boolean;
  limit?: number;
}

export function AuditList({ filters, isOfTarget = false, limit = 50 }: AuditListProps) {
  const { t } = useLanguage();
  const entries = useInfiniteQuery(auditQuery(filters, limit));
  const [chosen, setChosen] = useState<AuditEntry>();
  return (
    <>
      <QueryList
        query={entries}
        failed={t('audit.load_failed')}
        placeholder={<ListSkeleton count={isOfTarget ? 2 : 6} className="h-20" />}
        empty={
          isOfTarget ? (
            <p className="py-3 text-muted text-sm">{t('audit.none')}</p>
          ) : (
            <EmptyState icon={<History aria-hidden />} title={t('audit.none')} text={t('audit.none_text')} />
          )
        }
        className="divide-y divide-line"
      >
        {(entry) => <EntryCard entry={entry} onUndo={setChosen} isOfTarget={isOfTarget} />}
      </QueryList>
      <UndoDialog entry={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}
