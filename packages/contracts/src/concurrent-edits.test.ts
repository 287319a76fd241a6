import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { namedEndpoints } from './public-endpoints';

/**
 * How two edits based on one read are handled. conflict: the second one gets 409. merge: fields that are left out stay.
 * one value: the later choice counts. own: one person edits alone.
 */
type Handling = 'conflict' | 'merge' | 'one value' | 'own';

const handled: Record<string, [Handling, reason: string]> = {
  putStoreSettings: ['conflict', 'basedOn: when the settings were last changed; what is left out stays'],
  putExchangeRates: ['conflict', 'basedOn: when the rates were last changed; what is left out stays'],
  putSellingSettings: ['conflict', 'version of the settings'],
  updateDiscount: ['conflict', 'version of the discount'],
  updateDraftOrder: ['conflict', 'version of the draft'],
  putTaxExemption: ['conflict', 'version of the exemption of an account'],
  putPageText: ['conflict', 'basedOn: the version of the text; earlier ones are kept'],
  updateProduct: ['conflict', 'version of the product'],
  putTranslations: ['conflict', 'version of the product; without one nothing that is there may be lost'],
  putProductImages: ['conflict', 'version of the product'],
  putProductOptions: ['conflict', 'version of the product, and of a variant whose stock is changed'],
  setDropship: ['conflict', 'version of the product, where an undo sets a stock'],
  setStock: ['conflict', 'version of the product; without one no sale may be lost'],
  putSupplierFeed: ['conflict', 'version of the feed of a supplier'],
  putVatDecision: ['conflict', 'version of the decision about a VAT number'],
  putTracking: ['conflict', 'version of the tracking of a shipment'],
  updateSupplier: ['conflict', 'version of the supplier'],
  updateCategory: ['conflict', 'version of the category, with its translations'],
  updateCollection: ['conflict', 'version of the collection'],
  updateAttribute: ['conflict', 'version of the attribute'],
  orderCategories: ['conflict', 'basedOn: the order that the new one was made from'],
  updateProfile: ['merge', 'the form sends the fields that were changed'],
  updateSettings: ['merge', 'each switch sends its own field'],
  confirmTotp: ['one value', 'the code of a secret that the caller was shown'],
  changePassword: ['one value', 'the second one no longer knows the current password'],
  snoozeAlert: ['one value', 'a date'],
  moderateReview: ['one value', 'hidden or shown'],
  updateThread: ['merge', 'each control sends its own field; one that closes names the newest message it saw'],
  updateTemplate: ['conflict', 'version of the template'],
  putSavedAddress: ['own', 'an address of the account'],
  putTodoEmail: ['own', 'the switch of a user'],
  changeRole: ['one value', 'a role; each change is in the log of the team'],
  updateWebhookEndpoint: ['conflict', 'version of the endpoint'],
  updateTeamRole: ['conflict', 'version of the role'],
  changeAccess: ['one value', 'disabled or enabled; each change is in the log of the team'],
  putTeamSettings: ['one value', 'a second factor is required or not; each change is in the log of the team'],
  putCustomerAddress: ['own', 'the address of an order, which its customer alone corrects'],
  voteReview: ['own', 'the vote of a user'],
  putReview: ['own', 'the review of a user'],
  putCart: ['own', 'the cart of a visitor; browsers follow the account and tell what changed'],
};

const replacing = namedEndpoints.filter(
  ({ endpoint: { method } }) => method === 'PUT' || (method as string) === 'PATCH',
);
/** Of a body with several forms, the fields of the first. */
function fieldsOf(body: unknown): [string, z.ZodType][] {
  if (body instanceof z.ZodUnion) return fieldsOf(body.options[0]);
  return Object.entries((body as z.ZodObject).shape ?? {}) as [string, z.ZodType][];
}

describe('two edits based on one read', () => {
  it('are thought of for every call that replaces something', () => {
    expect(replacing.map(({ name }) => name).sort()).toEqual(Object.keys(handled).sort());
  });

  it.each(replacing.map(({ name, endpoint }) => [name, ...(handled[name] ?? ['', '']), endpoint] as const))(
    '%s: %s (%s)',
    (_name, handling, _reason, { body }) => {
      const fields = fieldsOf(body);
      const names = fields.map(([field]) => field);
      const required = fields.filter(([, field]) => !field.safeParse(undefined).success);
      if (handling === 'conflict') expect(names.some((field) => field === 'version' || field === 'basedOn')).toBe(true);
      if (handling === 'one value') expect(required.length).toBeLessThanOrEqual(2);
      if (handling === 'merge') expect(required).toEqual([]);
    },
  );
});
