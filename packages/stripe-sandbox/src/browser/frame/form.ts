import type { StripeError } from '@stripe/stripe-js';
import type { ElementOptions } from '../channel';
import { CardFields } from './card-fields';
import { BankFields, MethodTabs, type MethodType, offered, WalletNotice } from './methods';
import { textsFor } from './texts';

interface FormSettings {
  types: string[];
  locale: string;
  options: ElementOptions;
}

/** The whole form of the Payment Element. */
export class PaymentForm {
  readonly root = document.createElement('form');
  private readonly card: CardFields;
  private readonly bank: BankFields;
  private readonly wallet = new WalletNotice();
  private readonly tabs: MethodTabs;
  private readonly note = document.createElement('p');
  private texts = textsFor('en').texts;

  constructor({ types, locale, options }: FormSettings, onChange: () => void) {
    const { country, postal_code: postalCode } = options.defaultValues?.billingDetails?.address ?? {};
    const address = asksAddress(options);
    this.card = new CardFields({ address, country, postalCode }, onChange);
    this.bank = new BankFields(onChange);
    this.tabs = new MethodTabs(offered(types), (type) => {
      this.show(type);
      onChange();
    });
    this.note.className = 'Note';
    this.root.noValidate = true;
    this.root.addEventListener('submit', (event) => event.preventDefault());
    this.root.append(this.tabs.root, this.card.root, this.bank.root, this.wallet.root, this.note);
    this.show(this.tabs.selected);
    this.setLocale(locale);
  }

  setLocale(locale: string): void {
    const { language, texts, direction } = textsFor(locale);
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
    this.texts = texts;
    this.card.setTexts(texts, language);
    this.bank.setTexts(texts);
    this.wallet.setTexts(texts);
    this.tabs.setTexts(texts);
    this.note.textContent = texts.testMode;
  }

  setDisabled(disabled: boolean): void {
    for (const input of this.root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
      input.disabled = disabled;
  }

  state() {
    const type = this.tabs.selected;
    const done = {
      amazon_pay: { empty: false, complete: true },
      us_bank_account: { empty: false, complete: this.bank.complete },
    };
    const state = type === 'card' ? this.card.state() : done[type];
    return { ...state, collapsed: false, value: { type } };
  }

  validate(): { error?: StripeError; selectedPaymentMethod?: MethodType } {
    const type = this.tabs.selected;
    const bankProblem = type === 'us_bank_account' && !this.bank.complete ? ('incomplete_bank' as const) : undefined;
    if (type === 'us_bank_account') this.bank.showProblem(bankProblem && this.texts.problems[bankProblem]);
    const code = type === 'card' ? this.card.validate() : bankProblem;
    if (!code) return { selectedPaymentMethod: type };
    return { error: { type: 'validation_error', code, message: this.texts.problems[code] } };
  }

  /** `payment_method_data`, with what the merchant adds winning over what the form knows. */
  methodData(given: Record<string, unknown> = {}): Record<string, unknown> {
    const type = this.tabs.selected;
    const billing = (given.billing_details ?? {}) as { address?: object };
    const address = { ...(type === 'card' && this.card.billingAddress()), ...billing.address };
    const details = { ...billing, ...(Object.keys(address).length > 0 && { address }) };
    const own = {
      card: { card: this.card.values() },
      us_bank_account: { us_bank_account: this.bank.values() },
      amazon_pay: {},
    };
    return { ...given, type, ...own[type], billing_details: details };
  }

  showApiError(error: StripeError | undefined): void {
    if (this.tabs.selected === 'card') this.card.showApiError(error?.code, error?.message);
  }

  focus(): void {
    if (this.tabs.selected === 'card') this.card.focus();
    else this.root.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }

  clear(): void {
    this.card.clear();
  }

  private show(type: MethodType): void {
    this.card.root.hidden = type !== 'card';
    this.bank.root.hidden = type !== 'us_bank_account';
    this.wallet.root.hidden = type !== 'amazon_pay';
  }
}

function asksAddress({ fields }: ElementOptions): boolean {
  const billing = fields?.billingDetails;
  if (billing === 'never') return false;
  return !(typeof billing === 'object' && billing.address === 'never');
}
