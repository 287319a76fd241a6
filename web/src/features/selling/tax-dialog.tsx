import type { SellingSettings } from '@shopwright/contracts/http/selling';
import { defaultTaxClass } from '@shopwright/contracts/limits';
import { Plus, X } from 'lucide-react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { SwitchField } from '../../ui/switch';
import { useSaveSelling } from './api';
import { CountryField } from './country-field';
import { blankTax, isInUnion, newClass, proportional, taxForm, toTax, toTaxValues } from './tax-form';

interface TaxDialogProps {
  settings: SellingSettings;
  /** Where the store is. */
  country: string;
  onClose: () => void;
}

/** How the store charges tax; the rates are in their own table. */
export function TaxDialog({ settings, country, onClose }: TaxDialogProps) {
  const { t } = useLanguage();
  const { base, put, toInput, loadNewer, outcomes } = useSaveSelling({
    opened: settings,
    onSaved: onClose,
    onNewer: ({ tax }) => tax && form.fillBeside(toTaxValues(tax)),
  });
  const rates = base.tax?.rates ?? [];
  const form = useZodForm(taxForm(rates), toTaxValues(settings.tax ?? blankTax(country, t('selling.class_standard'))));
  const submit = form.submit(put, { input: (typed) => toInput({ tax: toTax(rates, typed) }), ...outcomes });
  const [includes, basis, origin, isOss, isReverse, vatNumbers] = form.watch([
    'pricesIncludeTax',
    'basis',
    'country',
    'isOssRegistered',
    'hasReverseCharge',
    'vatNumbers',
  ]);
  const turn = (name: 'pricesIncludeTax' | 'isOssRegistered' | 'hasReverseCharge') => (isOn: boolean) =>
    form.setValue(name, isOn, { shouldDirty: true });
  return (
    <FormDialog
      onClose={onClose}
      title={t(settings.tax ? 'selling.tax_edit' : 'selling.tax_setup')}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: put.isPending }}
      className="grid gap-5"
    >
      {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} />}
      <CountryField hint={t('selling.origin_hint')} {...form.field('country')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label={t('selling.region')} {...form.field('region')} />
        <TextField label={t('selling.postal_code')} dir="ltr" {...form.field('postalCode')} />
      </div>
      <SwitchField
        label={t('selling.includes_tax')}
        hint={t('selling.includes_tax_hint')}
        isOn={includes}
        onChange={turn('pricesIncludeTax')}
      />
      <RadioGroup
        label={t('selling.basis')}
        value={basis}
        onChange={(next) => form.setValue('basis', next, { shouldDirty: true })}
        options={[
          { value: 'destination', label: t('selling.basis_destination') },
          { value: 'origin', label: t('selling.basis_origin') },
        ]}
      />
      {isInUnion(origin) && (
        <>
          <SwitchField
            label={t('selling.oss')}
            hint={t('selling.oss_hint')}
            isOn={isOss}
            onChange={turn('isOssRegistered')}
          />
          <SwitchField
            label={t('selling.reverse_charge')}
            hint={t('selling.reverse_charge_hint')}
            isOn={isReverse}
            onChange={turn('hasReverseCharge')}
          />
          {isReverse && (
            <RadioGroup
              label={t('selling.vat_numbers')}
              value={vatNumbers}
              onChange={(next) => form.setValue('vatNumbers', next, { shouldDirty: true })}
              options={[
                { value: 'accepted', label: t('selling.vat_accepted') },
                { value: 'confirmed', label: t('selling.vat_confirmed'), hint: t('selling.vat_confirmed_hint') },
              ]}
            />
          )}
        </>
      )}
      <Classes form={form} />
      <SelectField label={t('selling.shipping_tax')} {...form.field('shippingTax')} value={form.watch('shippingTax')}>
        <option value={proportional}>{t('selling.shipping_tax_proportional')}</option>
        {form.watch('classes').map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

function Classes({ form }: { form: ReturnType<typeof useZodForm<ReturnType<typeof taxForm>>> }) {
  const { t } = useLanguage();
  const classes = form.watch('classes');
  const error = form.getError('classes');
  const set = (next: typeof classes) =>
    form.setValue('classes', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium text-sm">{t('selling.classes')}</legend>
      <p className="text-muted text-xs">{t('selling.classes_hint')}</p>
      {classes.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[1fr_auto] items-start gap-3">
          <TextField
            label={t('selling.class_name', { number: index + 1 })}
            dir="auto"
            {...form.field(`classes.${index}.name`)}
          />
          {id !== defaultTaxClass && (
            <Button
              variant="ghost"
              size="icon"
              className="mt-6.5"
              aria-label={t('selling.class_remove', { number: index + 1 })}
              onClick={() => set(form.getValues('classes').filter((__, at) => at !== index))}
            >
              <X size={18} aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <span>
        <Button variant="secondary" size="sm" onClick={() => set([...form.getValues('classes'), newClass()])}>
          <Plus size={16} aria-hidden />
          {t('selling.class_add')}
        </Button>
      </span>
    </fieldset>
  );
}
