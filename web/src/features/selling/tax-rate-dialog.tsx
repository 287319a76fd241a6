import { type SellingSettings, taxRate } from '@shopwright/contracts/http/selling';
import { defaultTaxClass } from '@shopwright/contracts/limits';
import * as z from 'zod';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { RegionField } from '../../components/region-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { asRate } from '../../lib/typed-numbers';
import { SelectField, TextField } from '../../ui/field';
import { newId, type Tax, type TaxRate, useSaveSelling } from './api';
import { refuseAs } from './checked-as';
import { CountryField } from './country-field';
import { given } from './form-values';

const values = z.strictObject({
  name: z.string(),
  kind: z.string(),
  taxClass: z.string(),
  rate: z.string(),
  country: z.string(),
  region: z.string(),
  postalCode: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
});
type Values = z.infer<typeof values>;

const toValues = ({ name, kind, taxClass, rate, where, firstDay = '', lastDay = '' }: TaxRate): Values => ({
  name,
  kind,
  taxClass,
  rate,
  country: where.country ?? '',
  region: where.region ?? '',
  postalCode: where.postalCode ?? '',
  firstDay,
  lastDay,
});

const toRate = (id: string, { country, region, postalCode, ...typed }: Values): TaxRate => ({
  ...typed,
  id,
  kind: typed.kind.trim().toLowerCase(),
  where: { country: given(country), region: given(region), postalCode: given(postalCode) },
  firstDay: given(typed.firstDay),
  lastDay: given(typed.lastDay),
});

const form = values.superRefine((typed, context) =>
  refuseAs(taxRate, toRate('new', typed), {
    context,
    toField: (path) => (path[0] === 'where' ? path.slice(1) : path),
  }),
);

const withRate = (tax: Tax, rate: TaxRate): Tax => ({
  ...tax,
  rates: tax.rates.some(({ id }) => id === rate.id)
    ? tax.rates.map((other) => (other.id === rate.id ? rate : other))
    : [...tax.rates, rate],
});

interface TaxRateDialogProps {
  settings: SellingSettings & { tax: Tax };
  rate?: TaxRate;
  onClose: () => void;
}

/** One rate: of what, where, and from when to when. */
export function TaxRateDialog({ settings, rate, onClose }: TaxRateDialogProps) {
  const { t, language } = useLanguage();
  const { country } = settings.tax.origin;
  const blank = { id: '', name: '', kind: 'vat', taxClass: defaultTaxClass, rate: '', where: { country } };
  const fields = useZodForm(form, toValues(rate ?? blank));
  const { base, put, toInput, loadNewer, outcomes } = useSaveSelling({
    opened: settings,
    onSaved: onClose,
    onNewer: ({ tax }) => {
      const saved = tax?.rates.find(({ id }) => id === rate?.id);
      if (saved) fields.fillBeside(toValues(saved));
    },
  });
  const submit = fields.submit(put, {
    input: (typed) => toInput({ tax: withRate(base.tax ?? settings.tax, toRate(rate?.id ?? newId('tax'), typed)) }),
    ...outcomes,
  });
  const { classes } = base.tax ?? settings.tax;
  return (
    <FormDialog
      onClose={onClose}
      title={t(rate ? 'selling.tax_rate_edit' : 'selling.tax_rate_add')}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: put.isPending }}
      className="grid items-start gap-5 sm:grid-cols-2"
    >
      {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} className="sm:col-span-2" />}
      <TextField label={t('selling.tax_name')} hint={t('selling.tax_name_hint')} dir="auto" {...fields.field('name')} />
      <TextField
        label={t('selling.percent')}
        inputMode="decimal"
        dir="ltr"
        {...fields.field('rate', asRate(language))}
      />
      <CountryField {...fields.field('country')} none={t('selling.rest_of_world')} />
      <div className="grid grid-cols-2 items-start gap-3">
        <RegionField
          country={fields.watch('country')}
          label={t('selling.region')}
          none={t('selling.all')}
          {...fields.field('region')}
        />
        <TextField label={t('selling.postal_code')} dir="ltr" {...fields.field('postalCode')} />
      </div>
      <SelectField label={t('selling.tax_class')} {...fields.field('taxClass')} value={fields.watch('taxClass')}>
        {classes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label={t('selling.kind')} hint={t('selling.kind_hint')} dir="ltr" {...fields.field('kind')} />
      <TextField label={t('selling.first_day')} type="date" {...fields.field('firstDay')} />
      <TextField label={t('selling.last_day')} type="date" {...fields.field('lastDay')} />
    </FormDialog>
  );
}
