import { auditAreaNames } from '@shopwright/contracts/http/audit';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SelectField, TextField } from '../../ui/field';
import { type AuditFilters, noAuditFilters } from './api';

interface AuditFilterBarProps {
  filters: AuditFilters;
  onFilters: (filters: AuditFilters) => void;
}

export function AuditFilterBar({ filters, onFilters }: AuditFilterBarProps) {
  const { t } = useLanguage();
  const change = (changes: Partial<AuditFilters>) => onFilters({ ...filters, ...changes });
  const hasAny = Object.values(filters).some((value) => value !== '');
  return (
    <Card className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-4 p-5">
      <TextField
        label={t('audit.search')}
        type="search"
        value={filters.search}
        maxLength={100}
        onChange={(event) => change({ search: event.target.value })}
        className="min-w-52 flex-1 max-sm:basis-full"
      />
      <SelectField
        label={t('audit.area')}
        value={filters.area}
        onChange={(event) => change({ area: auditAreaNames.find((name) => name === event.target.value) ?? '' })}
        className="max-sm:basis-full sm:w-52"
      >
        <option value="">{t('audit.area_all')}</option>
        {auditAreaNames.map((area) => (
          <option key={area} value={area}>
            {t(`audit.area_${area}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('audit.from')}
        type="date"
        value={filters.from}
        max={filters.to || undefined}
        onChange={(event) => change({ from: event.target.value })}
        className="max-sm:flex-[1_1_8rem] sm:w-40"
      />
      <TextField
        label={t('audit.to')}
        type="date"
        value={filters.to}
        min={filters.from || undefined}
        onChange={(event) => change({ to: event.target.value })}
        className="max-sm:flex-[1_1_8rem] sm:w-40"
      />
      {hasAny && (
        <Button variant="ghost" onClick={() => onFilters(noAuditFilters)}>
          {t('audit.clear')}
        </Button>
      )}
    </Card>
  );
}
