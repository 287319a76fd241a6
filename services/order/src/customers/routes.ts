import * as endpoints from '@shopwright/contracts/http/customers';
import * as internal from '@shopwright/contracts/http/internal';
import { importTaxExemptions } from '@shopwright/contracts/http/internal-imports';
import { getMyTaxExemption } from '@shopwright/contracts/http/orders';
import { signedIn } from '@shopwright/service-kit/http/internal-token';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { OrderDeps } from '../deps';
import { staff } from '../orders/record-event';
import { readTaxExemption } from '../selling/read-tax-exemption';
import { eraseAccountOrders, eraseCustomerData } from './erase-customer';
import { exportCustomer } from './export-customer';
import { exportCustomers } from './export-customers';
import { addCustomerNote, getCustomer } from './get-customer';
import { importExemptions } from './import-exemptions';
import { listCustomers } from './list-customers';
import { sendCustomerLink } from './send-customer-link';
import { setTaxExemption } from './set-tax-exemption';

export function customerRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.listCustomers, ({ query }) => listCustomers(deps, query));
  // Before `/customers/:id`, which would take "export" for an id.
  routes.bind(endpoints.exportCustomers, async ({ query }) => exportCustomers(deps, query));
  routes.bind(endpoints.getCustomer, ({ params }) => getCustomer(deps, params.id));
  routes.bind(endpoints.addCustomerNote, ({ params, body, actor }) =>
    addCustomerNote(deps, params.id, body.body, staff(actor)),
  );
  routes.bind(endpoints.putTaxExemption, ({ params, body, actor }) =>
    setTaxExemption(deps, params.id, body, staff(actor)),
  );
  routes.bind(importTaxExemptions, ({ body }) => importExemptions(deps, body));
  routes.bind(getMyTaxExemption, async ({ actor }) => {
    const exemption = await readTaxExemption(deps.database.db, signedIn(actor));
    return { reason: exemption?.reason ?? null };
  });
  routes.bind(endpoints.sendCustomerLink, async ({ params, body, actor }) => {
    await sendCustomerLink(deps, params.id, body.kind, staff(actor));
    return { sent: true as const };
  });
  routes.bind(endpoints.customerExport, ({ params }) => exportCustomer(deps, params.id));
  routes.bind(endpoints.eraseCustomerData, ({ params, body, actor }) =>
    eraseCustomerData(deps, params.id, { email: body.email, actorUserId: actor.userId }),
  );
  routes.bind(internal.eraseCustomer, async ({ body }) => {
    await eraseAccountOrders(deps, body.userId);
    return { erased: true as const };
  });
}
