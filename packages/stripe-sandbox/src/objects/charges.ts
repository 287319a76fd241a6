import * as z from 'zod';
import { listParams, text } from '../http/params';
import { by, type Route, resource } from '../http/route';

const charges = resource({ kind: 'charge', path: '/charges', what: 'charge' });

export const chargeRoutes: Route[] = [
  charges.list(
    z.strictObject({ ...listParams, customer: text.optional(), payment_intent: text.optional() }),
    ({ customer, payment_intent: intent }) => ({
      index: by('payment_intent', intent) ?? by('customer', customer),
      where: (charge) => !customer || charge.customer === customer,
    }),
  ),
  charges.retrieve,
];
