import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField, TextField } from '../../ui/field';
import { type CarrierChoice, carrierNames, detected, other } from './carrier-choice';

interface CarrierFieldsProps {
  value: CarrierChoice;
  onChange: (value: CarrierChoice) => void;
  errors?: { carrier?: string | undefined; trackingUrl?: string | undefined };
  /** Beside the list of carriers. */
  children?: ReactNode;
}

/** The carrier, by default found by its number; of one that is not on the list, its name and where it tracks parcels. */
export function CarrierFields({ value, onChange, errors = {}, children }: CarrierFieldsProps) {
  const { t } = useLanguage();
  const isOther = value.carrier === other;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {children}
      <SelectField
        label={t('orders.carrier')}
        value={value.carrier}
        error={isOther ? undefined : errors.carrier}
        onChange={({ target }) => onChange({ ...value, carrier: target.value })}
      >
        <option value={detected}>{t('orders.carrier_detect')}</option>
        {carrierNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option value={other}>{t('orders.carrier_unlisted')}</option>
      </SelectField>
      {isOther && (
        <>
          <TextField
            label={t('orders.carrier_name')}
            dir="auto"
            value={value.otherName}
            error={errors.carrier}
            onChange={({ target }) => onChange({ ...value, otherName: target.value })}
          />
          <TextField
            label={t('orders.tracking_link')}
            hint={t('orders.tracking_template_hint')}
            type="url"
            dir="ltr"
            className="sm:col-span-2"
            value={value.otherUrl}
            error={errors.trackingUrl}
            onChange={({ target }) => onChange({ ...value, otherUrl: target.value })}
          />
        </>
      )}
    </div>
  );
}
