import { Collection } from './collection';
import type { Kind, Records } from './records';

export type Tables = { readonly [K in Kind]: Collection<Records[K]> };

export const newTables = (): Tables => ({
  payment_intent: new Collection({ customer: (intent) => intent.customer }),
  payment_method: new Collection({ customer: (method) => method.customer }),
  charge: new Collection({ customer: (charge) => charge.customer, payment_intent: (charge) => charge.paymentIntent }),
  refund: new Collection({ charge: (refund) => refund.charge, payment_intent: (refund) => refund.paymentIntent }),
  customer: new Collection({ email: (customer) => customer.email }),
  dispute: new Collection({ charge: (dispute) => dispute.charge, payment_intent: (dispute) => dispute.paymentIntent }),
  balance_transaction: new Collection({ source: (entry) => entry.source }),
  webhook_endpoint: new Collection(),
  token: new Collection(),
});
