import { offlineMethods } from '@shopwright/contracts/payment-sources';
import { useLanguage } from '../../../i18n/language-provider';
import { asAmount } from '../../../lib/typed-numbers';
import { SelectField, TextField } from '../../../ui/field';
import { SwitchField } from '../../../ui/switch';
import type { DraftFormState } from '../use-draft-form';

export interface PaymentChoice {
  method: 'link' | (typeof offlineMethods)[number];
  days: number;
  sendEmail: boolean;
  reference: string;
}

interface AdditionFieldsProps {
  form: DraftFormState;
  payment: PaymentChoice;
  email: string;
  onPayment: (payment: PaymentChoice) => void;
  referenceError: string | undefined;
}

const dayChoices = [3, 7, 14, 30] as const;

/** How what is added is paid, and what its shipping costs. */
export function AdditionFields({ form, payment, email, onPayment, referenceError }: AdditionFieldsProps) {
  const { t, language } = useLanguage();
  const { method, days, sendEmail, reference } = payment;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('draft_orders.edit_payment')}
        value={method}
        onChange={({ target }) => onPayment({ ...payment, method: target.value as PaymentChoice['method'] })}
      >
        <option value="link">{t('draft_orders.edit_payment_link')}</option>
        {offlineMethods.map((each) => (
          <option key={each} value={each}>
            {t(`orders.source_${each}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('draft_orders.edit_shipping_amount')}
        placeholder="0"
        inputMode="decimal"
        dir="ltr"
        {...form.field('shippingAmount', asAmount(language))}
      />
      {method === 'link' ? (
        <>
          <SelectField
            label={t('draft_orders.valid_for')}
            value={String(days)}
            onChange={({ target }) => onPayment({ ...payment, days: Number(target.value) })}
          >
            {dayChoices.map((count) => (
              <option key={count} value={count}>
                {t('draft_orders.days', { count })}
              </option>
            ))}
          </SelectField>
          {email !== '' && (
            <SwitchField
              label={t('draft_orders.email_it', { email })}
              isOn={sendEmail}
              onChange={(isOn) => onPayment({ ...payment, sendEmail: isOn })}
            />
          )}
        </>
      ) : (
        <TextField
          label={t('shared.offline.reference')}
          hint={t('shared.offline.reference_hint')}
          dir="auto"
          maxLength={100}
          value={reference}
          onChange={({ target }) => onPayment({ ...payment, reference: target.value })}
          error={referenceError}
        />
      )}
    </div>
  );
}
