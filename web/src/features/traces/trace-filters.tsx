import { useId } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { SelectField, TextField } from '../../ui/field';
import { Switch } from '../../ui/switch';
import type { TraceFilters } from './api';

interface TraceFilterBarProps {
  filters: TraceFilters;
  services: string[];
  isLive: boolean;
  onFilters: (filters: TraceFilters) => void;
  onLive: (isLive: boolean) => void;
}

/** An address may name another one, such as 404. */
const statuses = ['2xx', '3xx', '4xx', '5xx'];

export function TraceFilterBar({ filters, services, isLive, onFilters, onLive }: TraceFilterBarProps) {
  const { t } = useLanguage();
  const errorsId = useId();
  const pollingId = useId();
  const liveId = useId();
  const change = (changes: Partial<TraceFilters>) => onFilters({ ...filters, ...changes });
  return (
    <Card className="mb-5 flex flex-wrap items-end gap-x-5 gap-y-4 p-5">
      <TextField
        label={t('traces.search')}
        type="search"
        value={filters.search}
        maxLength={200}
        onChange={(event) => change({ search: event.target.value })}
        className="min-w-52 flex-1 max-sm:basis-full"
      />
      <TextField
        label={t('traces.about')}
        type="search"
        value={filters.about}
        maxLength={254}
        onChange={(event) => change({ about: event.target.value })}
        className="min-w-52 flex-1 max-sm:basis-full"
      />
      <TextField
        label={t('traces.route')}
        type="search"
        dir="ltr"
        value={filters.route}
        maxLength={200}
        onChange={(event) => change({ route: event.target.value })}
        className="max-sm:basis-full sm:w-52"
      />
      <SelectField
        label={t('traces.column_status')}
        value={filters.status}
        onChange={(event) => change({ status: event.target.value })}
        className="max-sm:flex-[1_1_8rem] sm:w-32"
      >
        <option value="">{t('traces.all_statuses')}</option>
        {[...new Set([...statuses, filters.status])].filter(Boolean).map((status) => (
          <option key={status}>{status}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('traces.service')}
        value={filters.service}
        onChange={(event) => change({ service: event.target.value })}
        className="max-sm:basis-full sm:w-44"
      >
        <option value="">{t('traces.all_services')}</option>
        {services.map((service) => (
          <option key={service}>{service}</option>
        ))}
      </SelectField>
      <TextField
        label={t('traces.min_duration')}
        inputMode="numeric"
        value={filters.minDurationMs}
        onChange={(event) => change({ minDurationMs: event.target.value.replace(/\D/g, '').slice(0, 6) })}
        className="max-sm:flex-[1_1_8rem] sm:w-36"
      />
      <div className="flex h-11 items-center gap-2.5">
        <Switch id={errorsId} isOn={filters.errorsOnly} onChange={(errorsOnly) => change({ errorsOnly })} />
        <label htmlFor={errorsId} className="text-sm">
          {t('traces.errors_only')}
        </label>
      </div>
      <div className="flex h-11 items-center gap-2.5">
        <Switch id={pollingId} isOn={filters.showsPolling} onChange={(showsPolling) => change({ showsPolling })} />
        <label htmlFor={pollingId} className="text-sm">
          {t('traces.polling')}
        </label>
      </div>
      <div className="flex h-11 items-center gap-2.5">
        <Switch id={liveId} isOn={isLive} onChange={onLive} />
        <label htmlFor={liveId} className="text-sm">
          {t('traces.live')}
        </label>
      </div>
    </Card>
  );
}
