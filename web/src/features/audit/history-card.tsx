import type { AuditTarget } from '@shopwright/contracts/http/audit';
import { useState } from 'react';
import { lazyPart } from '../../components/lazy-part';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { useMay } from '../../lib/use-may';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { noAuditFilters } from './api';

const AuditList = lazyPart(() => import('./audit-list').then((module) => module.AuditList));

interface HistoryCardProps {
  target: AuditTarget;
  id: number | string;
  className?: string;
}

/** The changes of what a page shows. They are read when someone wants to see them. */
export function HistoryCard({ target, id, className }: HistoryCardProps) {
  const { t } = useLanguage();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('audit:read')) return null;
  return (
    <Card className={className ?? 'p-5 sm:p-6'}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{t('audit.history')}</h2>
        {isOpen ? (
          <ButtonLink to={paths.auditOf(target, id)} variant="ghost" size="sm">
            {t('audit.history_all')}
          </ButtonLink>
        ) : (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t('audit.history_show')}
          </Button>
        )}
      </div>
      {isOpen && (
        <AuditList filters={{ ...noAuditFilters, targetType: target, targetId: String(id) }} isOfTarget limit={10} />
      )}
    </Card>
  );
}
