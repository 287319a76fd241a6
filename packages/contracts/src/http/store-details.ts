import { z } from 'zod';
import { endpoint } from '../endpoint';
import { language, line, text } from '../fields';

/** The store's details on invoices, and the language of the emails that it receives. */
export const storeDetails = z.object({
  /** The language of the emails to the store, and the second one of invoices. */
  language,
  /** The postal address of the seller, several lines: the `address` of the store settings. Empty until it is set. */
  address: z.string(),
  /** The tax number of the seller, such as a VAT ID. Empty for a store without one. */
  taxNumber: z.string(),
});
export type StoreDetails = z.infer<typeof storeDetails>;

export const storeDetailsForm = z.strictObject({ language, address: text(500), taxNumber: line(50) });

/** `basedOn` is what the form was filled from; 409 if someone has saved other details since. */
export const editedStoreDetails = storeDetailsForm.extend({ basedOn: storeDetails.strict().optional() });

export const getStoreDetails = endpoint('catalog', 'GET /store-details', {
  summary: 'Retrieves what invoices say of the store',
  access: 'staff',
  response: storeDetails,
});

/** The same, for the processes that write emails and invoices. */
export const readStoreDetails = endpoint('catalog', 'GET /internal/store-details', {
  access: 'system',
  callers: ['order', 'workers'],
  response: storeDetails,
});

export const putStoreDetails = endpoint('catalog', 'PUT /store-details', {
  summary: 'Updates what invoices say of the store',
  access: 'operator',
  body: editedStoreDetails,
  response: storeDetails,
});
