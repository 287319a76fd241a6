import * as z from 'zod';
import { expand, text } from '../http/params';
import { post, type Route, resource } from '../http/route';
import { failed, noSuch } from '../http/stripe-error';
import { createPaymentMethod, paymentMethodFields, resolvePaymentMethod } from './payment-methods';

const kind = 'payment_method';

const methods = resource({ kind, path: '/payment_methods', what: 'PaymentMethod', param: 'payment_method' });

export const paymentMethodRoutes: Route[] = [
  post(
    '/payment_methods',
    z.strictObject({ ...paymentMethodFields, expand }),
    ({ tx, params }) => methods.show(createPaymentMethod(tx, params)),
    { browser: true },
  ),
  methods.retrieve,
  post('/payment_methods/:id/attach', z.strictObject({ customer: text, expand }), ({ tx, id, params }) => {
    const method = resolvePaymentMethod(tx, id);
    if (!tx.get('customer', params.customer)) throw noSuch('customer', params.customer, 'customer');
    if (method.spent)
      throw failed(
        'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      );
    const record = tx.put(kind, { ...method, customer: params.customer });
    tx.emit('payment_method.attached', kind, record);
    return { kind, record };
  }),
];
