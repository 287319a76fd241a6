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
  setup_future_usage: z.enum(['off_session', 'on_session', '']).optional(),
  shipping: z.union([shipping, z.literal('')]).optional(),
  ...ignoring('payment_method_options', 'amount_details', 'excluded_payment_method_types', 'hooks', 'payment_details'),
  expand,
};

const shared = {
  ...amendedByConfirm,
  metadata: metadata.optional(),
  statement_descriptor: z.string().max(22).optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
  ...texts('customer', 'description', 'transfer_group'),
  ...ignoring('payment_method_configuration'),
};

const confirming = {
  confirmation_token: text.optional(),
  error_on_requires_action: boolean.optional(),
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
  confirmation_method: z.enum(['automatic', 'manual']).optional(),
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
