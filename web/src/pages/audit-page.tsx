import { exportAudit } from '@shopwright/contracts/http/audit';
import { ExportMenu } from '../components/export-menu';
import { TitledPage } from '../components/titled-page';
import { auditQueryOf } from '../features/audit/api';
import { AuditFilterBar } from '../features/audit/audit-filter-bar';
import { AuditList } from '../features/audit/audit-list';
import { useAuditFilters } from '../features/audit/use-audit-filters';
import { useLanguage } from '../i18n/language-provider';
import { Card } from '../ui/card';

export function AuditPage() {
  const { t } = useLanguage();
  const { filters, setFilters, settled } = useAuditFilters();
  return (
    <TitledPage
      title={t('layout.audit')}
      text={t('audit.text')}
      actions={<ExportMenu endpoint={exportAudit} filters={auditQueryOf(settled)} />}
    >
      <AuditFilterBar filters={filters} onFilters={setFilters} />
      <Card className="px-5 pb-5 sm:px-6">
        <AuditList filters={settled} />
      </Card>
    </TitledPage>
  );
}
