import type { DraftOrder } from '@shopwright/contracts/http/draft-orders';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { useLanguage } from '../../i18n/language-provider';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { SelectField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { SwitchField } from '../../ui/switch';
import { toast } from '../../ui/toast-store';
import { sendPaymentLink } from './api';
import { useDraftProblem } from './draft-problem';

interface LinkDialogProps {
  draft: DraftOrder;
  onClose: () => void;
  onSent: (draft: DraftOrder) => void;
}

const dayChoices = [3, 7, 14, 30] as const;

/** Makes the link by which the customer pays the draft, and emails it. */
export function LinkDialog({ draft, onClose, onSent }: LinkDialogProps) {
  const { t, formatPrice } = useLanguage();
  const toProblem = useDraftProblem();
  const hasEmail = draft.customerEmail !== '';
  const [sendEmail, setSendEmail] = useState(hasEmail);
  const [days, setDays] = useState<number>(7);
  const send = useSingleMutation({
    mutationFn: () => sendPaymentLink(draft, { days, sendEmail }),
    onSuccess: (changed) => {
      toast(t(sendEmail ? 'draft_orders.link_sent' : 'draft_orders.link_made'));
      onSent(changed);
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('draft_orders.send_link')}
      description={t('draft_orders.send_link_text', { amount: formatPrice(draft.total) })}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
      submit={{ label: t(sendEmail ? 'draft_orders.send' : 'draft_orders.make_link'), isPending: send.isPending }}
      className="grid gap-5"
    >
      {send.error && (
        <Notice tone="danger" isUrgent>
          {toProblem(send.error)}
        </Notice>
      )}
      {hasEmail ? (
        <SwitchField
          label={t('draft_orders.email_it', { email: draft.customerEmail })}
          isOn={sendEmail}
          onChange={setSendEmail}
        />
      ) : (
        <Notice>{t('draft_orders.no_email')}</Notice>
      )}
      <SelectField
        label={t('draft_orders.valid_for')}
        value={String(days)}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        {dayChoices.map((count) => (
          <option key={count} value={count}>
            {t('draft_orders.days', { count })}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
