import type { SellingSettings } from '@shopwright/contracts/http/selling';
import { type PresetId, presetIds, presetsAsOf, reducedTaxClass, withPresets } from '@shopwright/contracts/tax-presets';
import * as z from 'zod';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { Notice } from '../../ui/notice';
import { SwitchField } from '../../ui/switch';
import { type Tax, useSaveSelling } from './api';
import { isInUnion } from './tax-form';

const form = z.strictObject({ presets: z.array(z.enum(presetIds)), hasReduced: z.boolean() });

/** The preset of the store's own country, which is the one it needs most. */
const presetOf = (country: string): PresetId[] =>
  isInUnion(country) ? ['eu'] : presetIds.filter((id) => id === country.toLowerCase());

interface PresetsDialogProps {
  settings: SellingSettings & { tax: Tax };
  onClose: () => void;
}

/** Adds standard rates as rows that staff then own. */
export function PresetsDialog({ settings, onClose }: PresetsDialogProps) {
  const { t, language } = useLanguage();
  const fields = useZodForm(form, {
    presets: presetOf(settings.tax.origin.country),
    hasReduced: settings.tax.classes.some(({ id }) => id === reducedTaxClass),
  });
  const { base, put, toInput, loadNewer, outcomes } = useSaveSelling({ opened: settings, onSaved: onClose });
  const submit = fields.submit(put, {
    input: ({ presets, hasReduced }) => {
      const reducedName = hasReduced ? t('selling.class_reduced') : undefined;
      return toInput({ tax: withPresets(base.tax ?? settings.tax, presets, reducedName) });
    },
    ...outcomes,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('selling.presets')}
      description={t('selling.presets_text', { date: dateText(presetsAsOf, language) })}
      onSubmit={submit}
      submit={{
        label: t('selling.presets_add'),
        isPending: put.isPending,
        disabled: fields.watch('presets').length === 0,
      }}
      className="grid gap-4"
    >
      {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} />}
      <fieldset>
        <legend className="sr-only">{t('selling.presets')}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {presetIds.map((id) => (
            <label key={id} className="flex min-h-11 items-center gap-3 text-sm">
              <input
                type="checkbox"
                value={id}
                {...fields.register('presets')}
                className="size-5 shrink-0 accent-primary"
              />
              {t(`selling.preset_${id}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <SwitchField
        label={t('selling.presets_reduced')}
        hint={t('selling.presets_reduced_hint')}
        isOn={fields.watch('hasReduced')}
        onChange={(isOn) => fields.setValue('hasReduced', isOn, { shouldDirty: true })}
      />
      <Notice>{t('selling.presets_note')}</Notice>
    </FormDialog>
  );
}
