import * as z from 'zod';
import { boolean, emailText, expand, ignoring, integer, metadata, shipping, text, texts } from '../http/params';
import { paymentMethodFields } from './payment-methods';

const methodTypes = z
  .array(z.string().regex(/^[a-z0-9_]+$/))
  .min(1)
  .optional();

/** The fields that a confirmation may change as well. */
const amendedByConfirm = {
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
  payment_method: text.optional(),
  payment_method_data: z.strictObject(paymentMethodFields).optional(),
  allowed_payment_method_types: methodTypes,
  /** The name of the field above in API versions before endive. */
  payment_method_types: methodTypes,
  receipt_email: emailText.optional(),
  shipping: z.union([shipping, z.literal('')]).optional(),
  ...ignoring(
    'payment_method_options',
    'amount_details',
    'excluded_payment_method_types',
    'hooks',
    'payment_details',
    'setup_future_usage',
  ),
  expand,
};

const shared = {
  ...amendedByConfirm,
  metadata: metadata.optional(),
  ...texts('customer', 'description'),
  ...ignoring('payment_method_configuration', 'statement_descriptor', 'statement_descriptor_suffix', 'transfer_group'),
};

const confirming = {
  confirmation_token: text.optional(),
  off_session: z.union([boolean, z.enum(['one_off', 'recurring']).transform(() => true)]).optional(),
  return_url: z.url('Not a valid URL').optional(),
  use_stripe_sdk: boolean.optional(),
  ...ignoring('mandate', 'mandate_data', 'radar_options'),
};

export const createParams = z.strictObject({
  ...shared,
  ...confirming,
  amount: integer,
  currency: text,
  automatic_payment_methods: z
    .strictObject({ enabled: boolean, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  confirm: boolean.optional(),
});

export const updateParams = z.strictObject({ ...shared, amount: integer.optional(), currency: text.optional() });

export const confirmParams = z.strictObject({
  ...confirming,
  ...amendedByConfirm,
  client_secret: text.optional(),
  ...ignoring('amount_to_confirm'),
});

export type CreateParams = z.output<typeof createParams>;
export type UpdateParams = z.output<typeof updateParams>;
export type ConfirmParams = z.output<typeof confirmParams>;
