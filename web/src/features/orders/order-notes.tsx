import { addOrderNote, noteForm, type OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { momentText } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextArea } from '../../ui/field';
import { toastError } from '../../ui/toast-store';
import { useOrderAction } from './use-order-action';

/** What staff note about an order. The customer never sees it. */
export function OrderNotes({ order }: { order: OrderDetail }) {
  const { t, language } = useLanguage();
  const form = useZodForm(noteForm, { body: '' });
  const { mutation } = useOrderAction(order, {
    send: (body: { body: string }) => call(addOrderNote, { params: { id: String(order.id) }, body }),
    done: () => ({ title: t('desk.note_added') }),
    onDone: () => form.reset(),
  });
  const submit = form.submit(mutation, { failed: () => toastError(t('toast.error'), t('error.try_again')) });
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="font-semibold text-lg">{t('desk.notes')}</h2>
      <p className="text-muted">{t('desk.notes_text')}</p>
      <ul className="divide-y divide-line">
        {order.notes.map(({ id, body, createdAt }) => (
          <li key={id} className="py-3">
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{body}</bdi>
            </p>
            <time dateTime={createdAt} className="text-muted text-xs">
              {momentText(createdAt, language)}
            </time>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} noValidate className="mt-3 grid justify-items-start gap-3">
        <TextArea label={t('desk.note')} maxLength={2000} rows={2} className="w-full" {...form.field('body')} />
        <Button type="submit" variant="secondary" size="sm" isPending={mutation.isPending}>
          {t('desk.add_note')}
        </Button>
      </form>
    </Card>
  );
}
