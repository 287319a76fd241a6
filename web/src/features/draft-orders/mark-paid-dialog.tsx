import type { DraftOrder } from '@shopwright/contracts/http/draft-orders';
import { offlineMethods } from '@shopwright/contracts/payment-sources';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { SelectField, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { toast } from '../../ui/toast-store';
import { markDraftPaid } from './api';
import { useDraftProblem } from './draft-problem';

interface MarkPaidDialogProps {
  draft: DraftOrder;
  onClose: () => void;
  onPaid: (draft: DraftOrder) => void;
}

const form = z
  .strictObject({ method: z.enum(offlineMethods), reference: z.string().max(100), dueOn: z.string() })
  .refine(({ method, reference }) => method !== 'transfer' || reference.trim() !== '', {
    path: ['reference'],
    message: validationMessages.required,
  });

/** Makes the order of a draft whose money does not come through Stripe. */
export function MarkPaidDialog({ draft, onClose, onPaid }: MarkPaidDialogProps) {
  const { t, formatPrice } = useLanguage();
  const toProblem = useDraftProblem();
  const fields = useZodForm(form, { method: 'cash', reference: '', dueOn: '' }, { asksToLeave: false });
  const mark = useSingleMutation({
    mutationFn: ({ method, reference, dueOn }: z.infer<typeof form>) =>
      markDraftPaid(draft, { method, reference, ...(method === 'invoice' && dueOn && { dueOn }) }),
    onSuccess: (changed) => {
      toast(t('draft_orders.ordered', { id: changed.orderId ?? '' }));
      onPaid(changed);
    },
  });
  const method = fields.watch('method');
  return (
    <FormDialog
      onClose={onClose}
      title={t('draft_orders.mark_paid')}
      description={t('draft_orders.mark_paid_text', { amount: formatPrice(draft.total) })}
      onSubmit={fields.submit(mark, {})}
      submit={{ label: t('draft_orders.create_order'), isPending: mark.isPending }}
      className="grid gap-5"
    >
      {mark.error && (
        <Notice tone="danger" isUrgent>
          {toProblem(mark.error)}
        </Notice>
      )}
      <SelectField label={t('shared.offline.method')} {...fields.field('method')}>
        {offlineMethods.map((each) => (
          <option key={each} value={each}>
            {t(`orders.source_${each}`)}
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
      {method === 'invoice' && (
        <TextField
          label={t('shared.offline.due_on')}
          hint={t('draft_orders.due_on_hint')}
          type="date"
          {...fields.field('dueOn')}
        />
      )}
    </FormDialog>
  );
}
