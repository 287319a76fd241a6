import type { Discount } from '@shopwright/contracts/http/discounts';
import { useState } from 'react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { asAmount, asRate } from '../../lib/typed-numbers';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import { toast, toastError } from '../../ui/toast-store';
import { useSaveDiscount } from './api';
import {
  audienceTypes,
  blankDiscount,
  discountFields,
  effectKinds,
  targetTypes,
  toDiscount,
  toDiscountValues,
} from './discount-form';
import { TargetIds } from './target-fields';

interface DiscountDialogProps {
  /** Without it a new one is made. */
  discount?: Discount;
  onClose: () => void;
}

export function DiscountDialog({ discount, onClose }: DiscountDialogProps) {
  const { t, language } = useLanguage();
  // An edit is based on the discount as the form was opened, not on what is read meanwhile.
  const [base, setBase] = useState(discount);
  const save = useSaveDiscount(base);
  const form = useZodForm(discountFields, discount ? toDiscountValues(discount) : blankDiscount);
  const submit = form.submit(save, {
    input: toDiscount,
    onSuccess: () => {
      toast(t('selling.saved'), t('selling.saved_text'));
      onClose();
    },
    isShown: isOutdated,
    failed: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  const loadNewer = async () => {
    const newer = isApiError(save.error) ? (save.error.details as Discount) : undefined;
    if (!newer) return;
    form.fillBeside(toDiscountValues(newer));
    setBase(newer);
    save.reset();
  };
  const [kind, audience, combines, isEnabled] = form.watch(['kind', 'audience', 'combines', 'isEnabled']);
  const number = asRate(language);
  const set = (name: 'combines' | 'isEnabled') => (isOn: boolean) => form.setValue(name, isOn, { shouldDirty: true });
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={t(discount ? 'selling.discount_edit' : 'selling.discount_add')}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: save.isPending }}
      className="grid items-start gap-5 sm:grid-cols-2"
    >
      {isOutdated(save.error) && <ConflictNotice onLoad={loadNewer} className="sm:col-span-2" />}
      <TextField
        label={t('selling.discount_name')}
        hint={t('selling.discount_name_hint')}
        dir="auto"
        {...form.field('name')}
      />
      <TextField label={t('selling.code')} hint={t('selling.code_hint')} autoComplete="off" {...form.field('code')} />
      <SelectField label={t('selling.effect')} {...form.field('kind')} value={kind}>
        {effectKinds.map((each) => (
          <option key={each} value={each}>
            {t(`selling.effect_${each}`)}
          </option>
        ))}
      </SelectField>
      {kind === 'amount' && (
        <TextField
          label={t('selling.amount')}
          inputMode="decimal"
          dir="ltr"
          {...form.field('amount', asAmount(language))}
        />
      )}
      {(kind === 'percentage' || kind === 'buy_x_get_y') && (
        <TextField
          label={t('selling.percent_off')}
          hint={kind === 'buy_x_get_y' ? t('selling.percent_off_hint') : undefined}
          inputMode="decimal"
          dir="ltr"
          {...form.field('rate', number)}
        />
      )}
      {kind === 'buy_x_get_y' && (
        <>
          <TextField label={t('selling.buy')} inputMode="numeric" dir="ltr" {...form.field('buy', number)} />
          <TextField label={t('selling.get')} inputMode="numeric" dir="ltr" {...form.field('get', number)} />
        </>
      )}
      <TargetFields form={form} />
      {kind === 'buy_x_get_y' && <GetTargetFields form={form} />}
      <TextField
        label={t('selling.minimum_amount')}
        inputMode="decimal"
        dir="ltr"
        {...form.field('minimumAmount', asAmount(language))}
      />
      <TextField
        label={t('selling.minimum_quantity')}
        inputMode="numeric"
        dir="ltr"
        {...form.field('minimumQuantity', number)}
      />
      <TextField label={t('selling.first_day')} type="date" {...form.field('firstDay')} />
      <TextField label={t('selling.last_day')} type="date" {...form.field('lastDay')} />
      <SelectField label={t('selling.audience')} {...form.field('audience')} value={audience}>
        {audienceTypes.map((each) => (
          <option key={each} value={each}>
            {t(`selling.audience_${each}`)}
          </option>
        ))}
      </SelectField>
      {audience === 'customers' && (
        <TextArea label={t('selling.emails')} hint={t('selling.emails_hint')} dir="ltr" {...form.field('emails')} />
      )}
      <TextField label={t('selling.uses_max')} inputMode="numeric" dir="ltr" {...form.field('usesMax', number)} />
      <TextField
        label={t('selling.uses_per_customer')}
        inputMode="numeric"
        dir="ltr"
        {...form.field('usesPerCustomerMax', number)}
      />
      <SwitchField
        label={t('selling.combines')}
        hint={t('selling.combines_hint')}
        isOn={combines}
        onChange={set('combines')}
      />
      <SwitchField label={t('selling.enabled')} isOn={isEnabled} onChange={set('isEnabled')} />
    </FormDialog>
  );
}

interface TargetFieldsProps {
  form: ReturnType<typeof useZodForm<typeof discountFields>>;
}

const change = { shouldDirty: true } as const;

function TargetFields({ form }: TargetFieldsProps) {
  const { t } = useLanguage();
  const [target, ids] = form.watch(['target', 'targetIds']);
  const list = {
    ids,
    onChange: (next: number[]) => form.setValue('targetIds', next, { ...change, shouldValidate: true }),
    error: form.getError('targetIds'),
  };
  return (
    <>
      <SelectField
        label={t('selling.target')}
        {...form.field('target', { onChange: () => form.setValue('targetIds', [], change) })}
        value={target}
      >
        {targetTypes.map((each) => (
          <option key={each} value={each}>
            {t(`selling.target_${each}`)}
          </option>
        ))}
      </SelectField>
      <TargetIds target={target} {...list} />
    </>
  );
}

function GetTargetFields({ form }: TargetFieldsProps) {
  const { t } = useLanguage();
  const [target, ids] = form.watch(['getTarget', 'getTargetIds']);
  const list = {
    ids,
    onChange: (next: number[]) => form.setValue('getTargetIds', next, { ...change, shouldValidate: true }),
    error: form.getError('getTargetIds'),
  };
  return (
    <>
      <SelectField
        label={t('selling.get_target')}
        {...form.field('getTarget', { onChange: () => form.setValue('getTargetIds', [], change) })}
        value={target}
      >
        <option value="order">{t('selling.get_target_same')}</option>
        {targetTypes
          .filter((each) => each !== 'order')
          .map((each) => (
            <option key={each} value={each}>
              {t(`selling.target_${each}`)}
            </option>
          ))}
      </SelectField>
      <TargetIds target={target} {...list} />
    </>
  );
}
