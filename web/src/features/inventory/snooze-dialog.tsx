import type { StockAlert } from '@shopwright/contracts/http/stock-alerts';
import { addDays, startOfStoreDay, toStoreDay } from '@shopwright/contracts/store-day';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { getTimeZone } from '../../lib/store-time-zone';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { useSnooze } from './api';

interface SnoozeDialogProps {
  alert: StockAlert;
  onClose: () => void;
}

const offers = [7, 30, 90] as const;
const daysMax = 365;

/** Asks for the day from which an alert is shown again. */
export function SnoozeDialog({ alert, onClose }: SnoozeDialogProps) {
  const { t } = useLanguage();
  const formId = useId();
  const [day, setDay] = useState(dayIn(offers[0]));
  const snooze = useSnooze();
  useUnsavedChanges(day !== dayIn(offers[0]));
  const isValid = day >= dayIn(1) && day <= dayIn(daysMax);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid)
      snooze.mutate({ alert, until: startOfStoreDay(day, getTimeZone()).toISOString() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('inventory.alerts.snooze_title')}
      description={<bdi>{alert.name}</bdi>}
      closeLabel={t('shared.inventory.cancel')}
      size="sm"
      actions={
        <Button type="submit" form={formId} disabled={!isValid} isPending={snooze.isPending}>
          {t('inventory.alerts.snooze_save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('inventory.alerts.snooze_for')}</legend>
          {offers.map((days) => (
            <Button
              key={days}
              variant="secondary"
              size="sm"
              aria-pressed={day === dayIn(days)}
              onClick={() => setDay(dayIn(days))}
            >
              {t('inventory.alerts.days', { count: days })}
            </Button>
          ))}
        </fieldset>
        <TextField
          type="date"
          label={t('inventory.alerts.snooze_until')}
          hint={t('inventory.alerts.snooze_hint')}
          error={isValid ? undefined : t('inventory.alerts.snooze_invalid')}
          min={dayIn(1)}
          max={dayIn(daysMax)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** The store's day so many days from now, as a date field has it. */
const dayIn = (days: number): string => addDays(toStoreDay(new Date(), getTimeZone()), days);
