import type { Appearance } from '@stripe/stripe-js';
import { type ApiAccess, IntegrationError } from './api';
import type { ElementOptions } from './channel';
import { PaymentElement } from './payment-element';

export interface ElementsOptions {
  clientSecret?: string;
  locale?: string;
  appearance?: Appearance;
  mode?: string;
  amount?: number;
  currency?: string;
  paymentMethodTypes?: string[];
  [name: string]: unknown;
}

/** A type name, or one of react-stripe-js's components, which carry theirs. */
type ElementKey = string | { __elementType?: string };

export class ElementsGroup {
  private readonly elements = new Map<string, PaymentElement>();

  constructor(
    private readonly access: ApiAccess,
    private options: ElementsOptions,
    private readonly defaultLocale: string,
  ) {}

  get clientSecret(): string | undefined {
    return this.options.clientSecret;
  }

  create(type: string, options: ElementOptions = {}): PaymentElement {
    if (type !== 'payment')
      throw new IntegrationError(
        `A valid Element name must be provided. The sandbox has: payment; you passed: ${type}.`,
      );
    if (this.elements.has(type))
      throw new IntegrationError(
        `Can only create one Element of type ${type} within the same Elements instance. Destroy the old one first.`,
      );
    const { clientSecret, appearance = {}, locale = this.defaultLocale, paymentMethodTypes } = this.options;
    const settings = {
      key: this.access.key,
      clientSecret,
      appearance,
      locale,
      paymentMethodTypes,
      options,
    };
    const element = new PaymentElement(this.access.origin, settings, () => this.elements.delete(type));
    this.elements.set(type, element);
    return element;
  }

  getElement(key: ElementKey): PaymentElement | null {
    const type = typeof key === 'string' ? key : (key?.__elementType ?? '');
    return this.elements.get(type) ?? null;
  }

  update(options: ElementsOptions): void {
    this.options = { ...this.options, ...options };
    const { appearance, locale } = options;
    const change = { ...(appearance && { appearance }), ...(locale && { locale }) };
    for (const element of this.elements.values()) element.updateGroup(change);
  }

  /** Shows what is missing in the form; with nothing amiss the payment may be confirmed. */
  submit = async () => this.mounted().call('validate', null);

  mounted(): PaymentElement {
    const element = this.elements.get('payment');
    if (!element?.isMounted)
      throw new IntegrationError('Invalid value for elements: it should have a mounted Payment Element.');
    return element;
  }
}
