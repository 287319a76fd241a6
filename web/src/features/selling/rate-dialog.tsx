import type { SellingSettings } from '@shopwright/contracts/http/selling';
import { Plus, X } from 'lucide-react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { asAmount, asRate } from '../../lib/typed-numbers';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { newId, type ShippingRate, useSaveSelling, type Zone } from './api';
import { NamesFields } from './names-fields';
import { blankRate, hasBands, priceTypes, rateForm, toRate, toRateValues, withRate } from './rate-form';

interface RateDialogProps {
  settings: SellingSettings;
  zone: Zone;
  rate?: ShippingRate;
  onClose: () => void;
}

/** What shipping to a zone costs. */
export function RateDialog({ settings, zone, rate, onClose }: RateDialogProps) {
  const { t, language } = useLanguage();
  const form = useZodForm(rateForm, rate ? toRateValues(rate) : blankRate);
  const { base, put, toInput, loadNewer, outcomes } = useSaveSelling({
    opened: settings,
    onSaved: onClose,
    onNewer: ({ shipping }) => {
      const saved = shipping?.zones.flatMap(({ rates }) => rates).find(({ id }) => id === rate?.id);
      if (saved) form.fillBeside(toRateValues(saved));
    },
  });
  const submit = form.submit(put, {
    input: (typed) => {
      const shipping = withRate(base, zone.id, toRate(rate?.id ?? newId('rate'), typed));
      if (!shipping) outcomes.failed();
      return shipping && toInput({ shipping });
    },
    ...outcomes,
  });
  const type = form.watch('type');
  const amount = asAmount(language);
  return (
    <FormDialog
      onClose={onClose}
      title={t(rate ? 'selling.rate_edit' : 'selling.rate_add')}
      description={zone.name}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: put.isPending }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} className="sm:col-span-2" />}
      <TextField label={t('selling.rate_name')} hint={t('selling.rate_name_hint')} dir="auto" {...form.field('name')} />
      <SelectField label={t('selling.price_type')} {...form.field('type')}>
        {priceTypes.map((each) => (
          <option key={each} value={each}>
            {t(`selling.price_${each}`)}
          </option>
        ))}
      </SelectField>
      {hasBands(type) ? (
        <Bands form={form} unit={t(type === 'by_weight' ? 'selling.up_to_weight' : 'selling.up_to_amount')} />
      ) : (
        <TextField label={t('selling.price')} inputMode="decimal" dir="ltr" {...form.field('amount', amount)} />
      )}
      <TextField
        label={t('selling.free_over')}
        hint={t('selling.free_over_hint')}
        inputMode="decimal"
        dir="ltr"
        {...form.field('freeOver', amount)}
      />
      <TextField
        label={t('selling.days_from')}
        inputMode="numeric"
        dir="ltr"
        {...form.field('daysFrom', asRate(language))}
      />
      <TextField
        label={t('selling.days_to')}
        inputMode="numeric"
        dir="ltr"
        {...form.field('daysTo', asRate(language))}
      />
      <NamesFields field={form.field} />
    </FormDialog>
  );
}

interface BandsProps {
  form: ReturnType<typeof useZodForm<typeof rateForm>>;
  unit: string;
}

/** Prices by what the order costs or weighs; the last may have no limit. */
function Bands({ form, unit }: BandsProps) {
  const { t, language } = useLanguage();
  const bands = form.watch('bands');
  const set = (next: typeof bands) => form.setValue('bands', next, { shouldDirty: true });
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-1 font-medium text-sm">{t('selling.bands')}</legend>
      <p className="text-muted text-xs">{t('selling.bands_hint')}</p>
      {bands.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands have nothing but their place
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
          <TextField
            label={unit}
            inputMode="decimal"
            dir="ltr"
            placeholder="∞"
            {...form.field(`bands.${index}.upTo`, asRate(language))}
          />
          <TextField
            label={t('selling.price')}
            inputMode="decimal"
            dir="ltr"
            {...form.field(`bands.${index}.amount`, asAmount(language))}
          />
          <Button
            variant="ghost"
            size="icon"
            className="mt-6.5"
            aria-label={t('selling.band_remove', { number: index + 1 })}
            disabled={bands.length === 1}
            onClick={() => set(form.getValues('bands').filter((__, at) => at !== index))}
          >
            <X size={18} aria-hidden />
          </Button>
        </div>
      ))}
      <span>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => set([...form.getValues('bands'), { upTo: '', amount: '' }])}
        >
          <Plus size={16} aria-hidden />
          {t('selling.band_add')}
        </Button>
      </span>
    </fieldset>
  );
}
