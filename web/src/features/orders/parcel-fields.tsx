import { type FormEvent, useState } from 'react';
import { formMessage } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { TextField } from '../../ui/field';
import { detected, toChoice, toParcel } from './carrier-choice';
import { CarrierFields } from './carrier-fields';

interface Parcel {
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
}

/** What is sent about a parcel. */
export type ParcelInput = Extract<ReturnType<typeof toParcel>, { parcel: unknown }>['parcel'];

/** The number and the carrier of one parcel, checked when they are sent. */
export function useParcelFields(parcel?: Parcel) {
  const [number, setNumber] = useState(parcel?.trackingNumber ?? '');
  const [choice, setChoice] = useState(() => toChoice(parcel?.carrier ?? '', parcel?.trackingUrl ?? ''));
  const [isChecked, setChecked] = useState(false);
  const result = toParcel(number, choice);
  const submit = (send: (parcel: ParcelInput) => void) => (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if ('parcel' in result) send(result.parcel);
  };
  return { number, setNumber, choice, setChoice, error: isChecked && 'field' in result ? result : undefined, submit };
}

export function ParcelFields({ number, setNumber, choice, setChoice, error }: ReturnType<typeof useParcelFields>) {
  const { t } = useLanguage();
  const errorOf = (field: string) => (error?.field === field ? formMessage(error.message) : undefined);
  const isUndetected = error?.field === 'carrier' && choice.carrier === detected;
  return (
    <CarrierFields
      value={choice}
      onChange={setChoice}
      errors={{
        carrier: isUndetected ? t('orders.carrier_choose') : errorOf('carrier'),
        trackingUrl: errorOf('trackingUrl'),
      }}
    >
      <TextField
        label={t('orders.tracking_number')}
        dir="ltr"
        autoComplete="off"
        value={number}
        error={errorOf('trackingNumber')}
        onChange={({ target }) => setNumber(target.value)}
      />
    </CarrierFields>
  );
}
