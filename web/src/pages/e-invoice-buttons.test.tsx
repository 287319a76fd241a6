import type { CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { findButton, prepareScreens, press, showScreen, until } from '../components/test-screen';
import { OrderDocuments } from '../features/orders/order-documents';
import { CustomerActions } from '../features/tracking/customer-actions';
import { useToast } from '../ui/toast-store';

prepareScreens();
afterEach(() => vi.restoreAllMocks());

const documents = (hasEInvoice: boolean) => ({
  invoice: { number: '2026-000001', hasEInvoice },
  creditNotes: [{ number: 'C2026-000001', kind: 'credit_note', amount: '3.33', hasEInvoice }],
});
const allowedActions = { documents: true };
const toOrder = (hasEInvoice: boolean) => ({
  id: 7,
  status: 'confirmed',
  documents: documents(hasEInvoice),
  allowedActions,
});

const screens: [string, (hasEInvoice: boolean) => ReactNode][] = [
  ['staff', (has) => <OrderDocuments order={toOrder(has) as unknown as OrderDetail} />],
  ['customers', (has) => <CustomerActions order={toOrder(has) as unknown as CustomerOrder} orderKey={{ id: '7' }} />],
];

it.each(screens)('lets %s download the e-invoice of an order, where it has one', async (_, screenOf) => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await showScreen(screenOf(true), {
    responses: { 'GET /customer-orders/7/e-invoices/2026-000001': () => new Response('<Invoice/>') },
  });
  await press(await until(() => findButton('E-invoice 2026-000001 (XML)')));
  await until(() => click.mock.calls.length === 1);
  expect(saved).toHaveBeenCalledOnce();
  expect(click.mock.contexts).toMatchObject([{ download: '2026-000001.xml' }]);
  await showScreen(screenOf(false));
  expect(findButton('E-invoice 2026-000001 (XML)')).toBeUndefined();
});

it('says which setting an e-invoice lacks', async () => {
  const screenOf = screens[1]?.[1] ?? (() => null);
  const fields = [{ path: 'vatNumber', message: 'x' }];
  await showScreen(screenOf(true), {
    responses: {
      'GET /customer-orders/7/e-invoices/2026-000001': () =>
        Response.json({ code: 'unprocessable', message: 'x', requestId: 'x', fields }, { status: 422 }),
    },
  });
  await press(await until(() => findButton('E-invoice 2026-000001 (XML)')));
  await until(() => useToast.getState().toast?.description === "The store's VAT number is missing.");
});

it.each([
  ['an unpaid invoice', '0.00', false],
  ['a paid invoice', '12.00', true],
])('offers staff the receipt of %s or not', async (_, amountPaid, isOffered) => {
  const order = { ...toOrder(true), paymentSource: 'invoice', payment: { amountPaid }, total: '12.00' };
  await showScreen(<OrderDocuments order={order as unknown as OrderDetail} />);
  await until(() => findButton('Invoice 2026-000001 (PDF)'));
  expect(findButton('Receipt (PDF)') !== undefined).toBe(isOffered);
});
