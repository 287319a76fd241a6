import { z } from 'zod';
import { listBody } from '../http/list';
import {
  address,
  emailText,
  expand,
  ignored,
  listParams,
  mergeMetadata,
  metadata,
  shipping,
  text,
} from '../http/params';
import { type Call, type Route, route } from '../http/route';
import { noSuch } from '../http/stripe-error';
import { newId, randomText } from '../ledger/ids';
import type { CustomerRecord } from '../ledger/records';
import { filled, readAddress } from './payment-methods';
import { render } from './render';

const kind = 'customer';

const fields = z.strictObject({
  address: z.union([address, z.literal('')]).optional(),
  description: text.optional(),
  email: emailText.optional(),
  invoice_settings: ignored,
  metadata: metadata.optional(),
  name: text.optional(),
  payment_method: ignored,
  phone: text.optional(),
  preferred_locales: z.array(text).optional(),
  shipping: z.union([shipping, z.literal('')]).optional(),
  source: ignored,
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

function found({ tx, id }: Call<unknown>): CustomerRecord {
  const customer = tx.get(kind, id);
  if (!customer) throw noSuch('customer', id, 'id', 404);
  return customer;
}

const create = route({
  method: 'post',
  path: '/customers',
  params: fields,
  handle: ({ tx, params }) => {
    const blank = { id: newId('cus'), created: tx.now, invoicePrefix: randomText(8).toUpperCase(), metadata: {} };
    const record = tx.put(kind, amended(blank, params));
    tx.emit('customer.created', kind, record);
    return { kind, record };
  },
});

const retrieve = route({
  method: 'get',
  path: '/customers/:id',
  params: z.strictObject({ expand }),
  handle: (call) => {
    // A deleted customer is still answered, as `{ id, object, deleted: true }`.
    const record = call.ledger.get(kind, call.id) ?? found(call);
    return { kind, record };
  },
});

const update = route({
  method: 'post',
  path: '/customers/:id',
  params: fields,
  handle: (call) => {
    const record = call.tx.put(kind, amended(found(call), call.params));
    call.tx.emit('customer.updated', kind, record);
    return { kind, record };
  },
});

const remove = route({
  method: 'delete',
  path: '/customers/:id',
  params: z.strictObject({}),
  handle: (call) => {
    const customer = found(call);
    call.tx.emit('customer.deleted', kind, customer);
    return { kind, record: call.tx.put(kind, { ...customer, deleted: true }) };
  },
});

const list = route({
  method: 'get',
  path: '/customers',
  params: z.strictObject({ ...listParams, email: text.optional() }),
  handle: ({ ledger, params }) => ({
    body: listBody(ledger.tables.customer, {
      url: '/v1/customers',
      what: 'customer',
      params,
      index: params.email ? { field: 'email', value: params.email } : undefined,
      show: (record) => render({ kind, record }, ledger),
    }),
  }),
});

export const customerRoutes: Route[] = [create, list, retrieve, update, remove];
