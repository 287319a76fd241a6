import * as z from 'zod';
import {
  address,
  emailText,
  expand,
  ignoring,
  listParams,
  mergeMetadata,
  metadata,
  shipping,
  text,
  texts,
} from '../http/params';
import { by, get, post, type Route, remove, resource } from '../http/route';
import { newId, randomText } from '../ledger/ids';
import type { CustomerRecord } from '../ledger/records';
import { filled, readAddress } from './payment-methods';

const kind = 'customer';

const fields = z.strictObject({
  address: z.union([address, z.literal('')]).optional(),
  email: emailText.optional(),
  metadata: metadata.optional(),
  preferred_locales: z.array(text).optional(),
  shipping: z.union([shipping, z.literal('')]).optional(),
  ...texts('description', 'name', 'phone'),
  ...ignoring('invoice_settings', 'payment_method', 'source'),
  expand,
});

function amended(customer: CustomerRecord, given: z.output<typeof fields>): CustomerRecord {
  const set = (value: string | undefined, current: string | undefined) =>
    value === undefined ? current : value || undefined;
  return {
    ...customer,
    address: given.address === undefined ? customer.address : given.address ? readAddress(given.address) : undefined,
    description: set(given.description, customer.description),
    email: set(given.email, customer.email),
    metadata: mergeMetadata(customer.metadata, given.metadata),
    name: set(given.name, customer.name),
    phone: set(given.phone, customer.phone),
    preferredLocales: given.preferred_locales ?? customer.preferredLocales,
    shipping: given.shipping === undefined ? customer.shipping : given.shipping ? filled(given.shipping) : undefined,
  };
}

const customers = resource({ kind, path: '/customers', what: 'customer' });

export const customerRoutes: Route[] = [
  post('/customers', fields, ({ tx, params }) => {
    const blank = { id: newId('cus'), created: tx.now, invoicePrefix: randomText(8).toUpperCase(), metadata: {} };
    const record = tx.put(kind, amended(blank, params));
    tx.emit('customer.created', kind, record);
    return { kind, record };
  }),
  customers.list(z.strictObject({ ...listParams, email: text.optional() }), ({ email }) => ({
    index: by('email', email),
  })),
  // A deleted customer is still answered, as `{ id, object, deleted: true }`.
  get('/customers/:id', z.strictObject({ expand }), (call) =>
    customers.show(call.ledger.get(kind, call.id) ?? customers.find(call)),
  ),
  post('/customers/:id', fields, (call) => {
    const record = call.tx.put(kind, amended(customers.find(call), call.params));
    call.tx.emit('customer.updated', kind, record);
    return { kind, record };
  }),
  remove('/customers/:id', z.strictObject({}), (call) => {
    const customer = customers.find(call);
    call.tx.emit('customer.deleted', kind, customer);
    return { kind, record: call.tx.put(kind, { ...customer, deleted: true }) };
  }),
];
