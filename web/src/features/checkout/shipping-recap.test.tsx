import { expect, it, vi } from 'vitest';
import { prepareScreens, showScreen } from '../../components/test-screen';
import { ShippingRecap } from './shipping-form';

prepareScreens();

const form = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerAddress: 'Torstraße 1\n10115 Berlin',
};
const billingAddress = {
  name: 'Analytical GmbH',
  line1: 'Hauptplatz 1',
  locality: 'Graz',
  postalCode: '8010',
  country: 'AT',
};

it('shows the billing address before the payment, where it is another', async () => {
  await showScreen(<ShippingRecap form={{ ...form, billingAddress }} onEdit={vi.fn()} />, {});
  expect(document.body.textContent).toMatch(/Berlin.*Billing addressAnalytical GmbH\nHauptplatz 1\n.*Graz/s);
  await showScreen(<ShippingRecap form={form} onEdit={vi.fn()} />, {});
  expect(document.body.textContent).not.toContain('Billing address');
});
