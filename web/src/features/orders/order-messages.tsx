import { messageForm } from '@shopwright/contracts/http/customer-orders';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { OrderConversation } from '../../components/order-conversation';
import { Permitted } from '../../components/permitted';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { useRequestKey } from '../../lib/use-request-key';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextArea } from '../../ui/field';
import { sendCustomerMessage } from './api';
import { ConflictNotice } from './conflict-notice';
import { useOrderAction } from './use-order-action';

/** The messages between staff and the customer. Each message of staff is emailed. */
export function OrderMessages({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const form = useZodForm(messageForm, { body: '' });
  const requestKey = useRequestKey();
  const { mutation, conflict, problem } = useOrderAction(order, {
    send: (message: { body: string }) => {
      const seen = order.messages.at(-1)?.id ?? 0;
      // The same text again, once it was answered, is another message.
      const requestId = requestKey([message.body, seen]);
      return sendCustomerMessage(order, { ...message, seen, requestId });
    },
    done: () => ({ title: t('shared.purchase.sent') }),
    onDone: () => form.reset(),
  });
  const submit = form.submit(mutation, {
    // The notice shows it.
    failed: () => undefined,
  });
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="font-semibold text-lg">{t('shared.purchase.messages')}</h2>
      <p className="text-muted">{t('orders.messages_text')}</p>
      <OrderConversation
        messages={order.messages}
        reader="staff"
        names={{ customer: order.customerName, staff: t('orders.actor_store') }}
      />
      <Permitted to="messages:write">
        <form onSubmit={submit} noValidate className="mt-3 grid justify-items-start gap-3">
          <ConflictNotice conflict={conflict} problem={problem} />
          <TextArea label={t('orders.message')} maxLength={2000} rows={2} className="w-full" {...form.field('body')} />
          <Button type="submit" variant="secondary" size="sm" isPending={mutation.isPending}>
            {t('shared.purchase.send')}
          </Button>
        </form>
      </Permitted>
    </Card>
  );
}
