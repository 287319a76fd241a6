import type { Appearance, PaymentIntent, StripeError } from '@stripe/stripe-js';

/** The settings that the page sends to the element's frame. Card data stays inside the frame. */
export interface FrameSettings {
  key: string;
  clientSecret?: string;
  locale: string;
  appearance: Appearance;
  paymentMethodTypes?: string[];
  /** `fields.billingDetails` and the like, as given to `elements.create`. */
  options: ElementOptions;
}

export interface ElementOptions {
  readOnly?: boolean;
  disabled?: boolean;
  fields?: {
    billingDetails?: 'auto' | 'never' | { address?: 'auto' | 'never' | { country?: string; postalCode?: string } };
  };
  defaultValues?: { billingDetails?: { address?: { country?: string; postal_code?: string } } };
  [name: string]: unknown;
}

interface ConfirmRequest {
  clientSecret: string;
  params: Record<string, unknown>;
}

/** The calls that the page may make to the frame. */
export interface FrameCalls {
  validate: (request: null) => { error?: StripeError; selectedPaymentMethod?: string };
  confirm: (request: ConfirmRequest) => { error?: StripeError; paymentIntent?: PaymentIntent };
  update: (settings: Partial<Pick<FrameSettings, 'appearance' | 'locale' | 'options'>>) => void;
  focus: (request: null) => void;
  blur: (request: null) => void;
  clear: (request: null) => void;
}

export type FrameCallName = keyof FrameCalls;

export type ToFrame = {
  [N in FrameCallName]: { id: number; call: N; argument: Parameters<FrameCalls[N]>[0] };
}[FrameCallName];

export type FromFrame =
  | { id: number; result: unknown }
  | { event: string; detail: Record<string, unknown> }
  | { height: number };

export const openMessage = 'stripe-sandbox-element';
export const authenticatedMessage = 'stripe-sandbox-authenticated';
export const giveUpMessage = 'stripe-sandbox-give-up';

export interface OpenMessage {
  type: typeof openMessage;
  settings: FrameSettings;
}
