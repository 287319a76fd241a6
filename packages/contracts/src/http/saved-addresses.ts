/** The address book of an account. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { postalAddress } from './addresses';

const savedAddress = z.object({ id: z.uuid(), address: postalAddress, isDefault: z.boolean() });
export type SavedAddress = z.infer<typeof savedAddress>;

export const savedAddresses = z.array(savedAddress);

export const savedAddressForm = z.strictObject({ address: postalAddress, isDefault: z.boolean() });

const params = z.strictObject({ addressId: z.uuid() });

/** The default first, then the newest. */
export const listSavedAddresses = endpoint('auth', 'GET /auth/addresses', {
  summary: 'Lists the saved addresses of the account',
  access: 'shopper',
  response: savedAddresses,
});

/** The first one is the default. An address that is saved already is not saved again. 409 above 20. */
export const saveAddress = endpoint('auth', 'POST /auth/addresses', {
  summary: 'Saves an address in the account',
  access: 'shopper',
  body: savedAddressForm,
  response: savedAddresses,
});

/** One that is no longer the default leaves the account without. */
export const putSavedAddress = endpoint('auth', 'PUT /auth/addresses/:addressId', {
  summary: 'Replaces a saved address',
  access: 'shopper',
  params,
  body: savedAddressForm,
  response: savedAddresses,
});

export const deleteSavedAddress = endpoint('auth', 'DELETE /auth/addresses/:addressId', {
  summary: 'Deletes a saved address',
  access: 'shopper',
  params,
  response: savedAddresses,
});
