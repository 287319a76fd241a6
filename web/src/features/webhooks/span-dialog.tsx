import type { WebhookEndpoint } from '@shopwright/contracts/http/webhooks';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField, TextField } from '../../ui/field';
import { toast } from '../../ui/toast-store';
import { useRedeliverSpan } from './api';

const moment = z.string().refine((value) => !Number.isNaN(Date.parse(value)), validationMessages.required);
const spanForm = z.strictObject({ from: moment, to: moment, state: z.enum(['', 'failed', 'succeeded']) });

const hourMs = 3_600_000;

/** In the form of a field, by the clock of this computer. */
const toLocal = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Sends the webhooks of a time span again: those that were lost while a receiver was broken. */
export function SpanDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const { t } = useLanguage();
  const redeliver = useRedeliverSpan(endpoint);
  const now = new Date();
  const form = useZodForm(spanForm, {
    from: toLocal(new Date(now.getTime() - hourMs)),
    to: toLocal(new Date(now.getTime() + 60_000)),
    state: '',
  });
  const submit = form.submit(redeliver, {
    input: ({ from, to, state }) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      ...(state !== '' && { state }),
    }),
    onSuccess: ({ redelivered }) => {
      toast(t('webhooks.redeliver_done', { count: redelivered }));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('webhooks.span')}
      description={t('webhooks.span_text')}
      onSubmit={submit}
      submit={{ label: t('webhooks.redeliver'), isPending: redeliver.isPending }}
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextField label={t('webhooks.span_from')} type="datetime-local" {...form.field('from')} />
      <TextField label={t('webhooks.span_to')} type="datetime-local" {...form.field('to')} />
      <SelectField label={t('webhooks.span_which')} className="sm:col-span-2" {...form.field('state')}>
        <option value="">{t('webhooks.span_all')}</option>
        <option value="failed">{t('webhooks.delivery_failed')}</option>
        <option value="succeeded">{t('webhooks.delivery_succeeded')}</option>
      </SelectField>
    </FormDialog>
  );
}
