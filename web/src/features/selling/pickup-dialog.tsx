import { pickupPlace, type SellingSettings } from '@shopwright/contracts/http/selling';
import * as z from 'zod';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { asAmount } from '../../lib/typed-numbers';
import { TextArea, TextField } from '../../ui/field';
import { newId, type PickupPlace, type Shipping, useSaveSelling } from './api';
import { refuseAs } from './checked-as';
import { CountryField } from './country-field';
import { given, givenNames, namesForm, toNames } from './form-values';
import { NamesFields } from './names-fields';

const values = z.strictObject({
  name: z.string(),
  names: namesForm,
  amount: z.string(),
  country: z.string(),
  region: z.string(),
  postalCode: z.string(),
  address: z.string(),
  hours: z.string(),
});
type Values = z.infer<typeof values>;

const toValues = ({ name, names, amount, country, region, postalCode, address, hours }: PickupPlace): Values => ({
  name,
  names: toNames(names),
  amount,
  country,
  region: region ?? '',
  postalCode: postalCode ?? '',
  address,
  hours,
});

const toPlace = (id: string, typed: Values): PickupPlace => ({
  ...typed,
  id,
  names: givenNames(typed.names),
  amount: given(typed.amount) ?? '0.00',
  region: given(typed.region),
  postalCode: given(typed.postalCode),
});

const form = values.superRefine((typed, context) =>
  refuseAs(pickupPlace, toPlace('new', typed), { context, toField: (path) => path }),
);

function withPlace({ shipping }: SellingSettings, place: PickupPlace): Shipping {
  const { zones, pickupPlaces } = shipping ?? { zones: [], pickupPlaces: [] };
  const isKnown = pickupPlaces.some(({ id }) => id === place.id);
  return {
    zones,
    pickupPlaces: isKnown
      ? pickupPlaces.map((other) => (other.id === place.id ? place : other))
      : [...pickupPlaces, place],
  };
}

interface PickupDialogProps {
  settings: SellingSettings;
  place?: PickupPlace;
  /** Where the store is. */
  country: string;
  onClose: () => void;
}

/** Where customers collect what they have bought. */
export function PickupDialog({ settings, place, country, onClose }: PickupDialogProps) {
  const { t, language } = useLanguage();
  const blank = { id: '', name: '', names: {}, amount: '0.00', country, address: '', hours: '' };
  const fields = useZodForm(form, toValues(place ?? blank));
  const { base, put, toInput, loadNewer, outcomes } = useSaveSelling({
    opened: settings,
    onSaved: onClose,
    onNewer: ({ shipping }) => {
      const saved = shipping?.pickupPlaces.find(({ id }) => id === place?.id);
      if (saved) fields.fillBeside(toValues(saved));
    },
  });
  const submit = fields.submit(put, {
    input: (typed) => toInput({ shipping: withPlace(base, toPlace(place?.id ?? newId('pickup'), typed)) }),
    ...outcomes,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(place ? 'selling.pickup_edit' : 'selling.pickup_add')}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: put.isPending }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} className="sm:col-span-2" />}
      <TextField label={t('selling.pickup_name')} dir="auto" {...fields.field('name')} />
      <TextField
        label={t('selling.price')}
        inputMode="decimal"
        dir="ltr"
        {...fields.field('amount', asAmount(language))}
      />
      <TextArea
        label={t('selling.address')}
        hint={t('selling.address_hint')}
        className="sm:col-span-2"
        {...fields.field('address')}
      />
      <TextArea
        label={t('selling.hours')}
        hint={t('selling.hours_hint')}
        className="sm:col-span-2"
        {...fields.field('hours')}
      />
      <CountryField hint={t('selling.pickup_country_hint')} {...fields.field('country')} />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField label={t('selling.region')} {...fields.field('region')} />
        <TextField label={t('selling.postal_code')} dir="ltr" {...fields.field('postalCode')} />
      </div>
      <NamesFields field={fields.field} />
    </FormDialog>
  );
}
