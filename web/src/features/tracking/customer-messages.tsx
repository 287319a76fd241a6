import { type CustomerOrder, messageForm } from '@shopwright/contracts/http/customer-orders';
import { useState } from 'react';
import { OrderConversation } from '../../components/order-conversation';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { useStoreName } from '../../lib/queries/store-settings';
import { useRequestKey } from '../../lib/use-request-key';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextArea } from '../../ui/field';
import { type OrderKey, sendMessage, useCustomerAction } from './api';

/** The messages between the customer and the store about the order, and a form to write more. */
export function CustomerMessages({ order, orderKey }: { order: CustomerOrder; orderKey: OrderKey }) {
  const { t } = useLanguage();
  const store = useStoreName();
  const form = useZodForm(messageForm, { body: '' }, { empty: { body: 'shared.form.empty.message' } });
  const requestKey = useRequestKey();
  const [sentCount, setSentCount] = useState(0);
  const send = useCustomerAction(orderKey, {
    send: (message: { body: string }) => {
      // After an error the same text is the same request; once it was sent, it is another message.
      const requestId = requestKey([message.body, sentCount]);
      return sendMessage(orderKey, { ...message, requestId });
    },
    done: { title: t('shared.purchase.sent') },
    onDone: () => {
      form.reset();
      setSentCount(sentCount + 1);
    },
  });
  return (
    <Card className="px-5 py-4 sm:px-6">
      <h2 className="font-semibold text-lg">{t('shared.purchase.messages')}</h2>
      <p className="text-muted text-sm">{t('tracking.purchase.messages_text')}</p>
      <OrderConversation
        messages={order.messages}
        reader="customer"
        names={{ customer: t('tracking.purchase.you'), staff: store }}
      />
      <form onSubmit={form.submit(send, {})} noValidate className="mt-3 grid justify-items-start gap-3">
        <TextArea label={t('tracking.purchase.message')} maxLength={2000} className="w-full" {...form.field('body')} />
        <Button type="submit" variant="secondary" isPending={send.isPending}>
          {t('shared.purchase.send')}
        </Button>
      </form>
    </Card>
  );
}
