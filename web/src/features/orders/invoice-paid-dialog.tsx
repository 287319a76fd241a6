import { invoicePaidForm } from '@shopwright/contracts/http/order-actions';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type * as z from 'zod';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField, TextField } from '../../ui/field';
import { markInvoicePaid } from './api';
import { ConflictNotice } from './conflict-notice';
import { useOrderAction } from './use-order-action';

/** Notes how the invoice of an order was paid. */
export function InvoicePaidDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t, formatPrice } = useLanguage();
  const owedCents = centsFromDecimal(order.total) - centsFromDecimal(order.reducedTotal ?? '0');
  const fields = useZodForm(invoicePaidForm, { method: 'transfer', reference: '' }, { asksToLeave: false });
  const { mutation, conflict, problem } = useOrderAction(order, {
    send: (body: z.output<typeof invoicePaidForm>) => markInvoicePaid(order, body),
    done: () => ({ title: t('orders.invoice_paid_done') }),
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('orders.invoice_mark_paid')}
      description={t('orders.invoice_mark_paid_text', { amount: formatPrice(owedCents) })}
      onSubmit={fields.submit(mutation, {})}
      submit={{ label: t('orders.invoice_mark_paid'), isPending: mutation.isPending }}
      className="grid gap-5"
    >
      <ConflictNotice conflict={conflict} problem={problem} />
      <SelectField label={t('shared.offline.method')} {...fields.field('method')}>
        {(['transfer', 'cash'] as const).map((method) => (
          <option key={method} value={method}>
            {t(`orders.source_${method}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('shared.offline.reference')}
        hint={t('shared.offline.reference_hint')}
        dir="auto"
        maxLength={100}
        {...fields.field('reference')}
      />
    </FormDialog>
  );
}
