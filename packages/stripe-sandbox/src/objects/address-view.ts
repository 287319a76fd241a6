import type { Address, BillingDetails, Shipping } from '../ledger/records';

export const addressView = (address: Address = {}) => ({
  city: address.city ?? null,
  country: address.country ?? null,
  line1: address.line1 ?? null,
  line2: address.line2 ?? null,
  postal_code: address.postal_code ?? null,
  state: address.state ?? null,
});

export const billingDetailsView = (billing: BillingDetails = {}) => ({
  address: addressView(billing.address),
  email: billing.email ?? null,
  name: billing.name ?? null,
  phone: billing.phone ?? null,
});

export const shippingView = (shipping: Shipping | undefined) =>
  shipping
    ? {
        address: addressView(shipping.address),
        carrier: shipping.carrier ?? null,
        name: shipping.name ?? '',
        phone: shipping.phone ?? null,
        tracking_number: shipping.tracking_number ?? null,
      }
    : null;
