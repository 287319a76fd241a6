import { digitsOf } from './card-format';
import { Field } from './field';
import type { Texts } from './texts';

export type MethodType = 'card' | 'us_bank_account' | 'amazon_pay';
const known: MethodType[] = ['card', 'us_bank_account', 'amazon_pay'];

export const offered = (types: string[]): MethodType[] => {
  const list = known.filter((type) => types.includes(type));
  return list.length > 0 ? list : ['card'];
};

/** A radio group, drawn as tabs; hidden while there is only one way to pay. */
export class MethodTabs {
  readonly root = document.createElement('div');
  selected: MethodType;

  constructor(
    private readonly types: MethodType[],
    private readonly onSelect: (type: MethodType) => void,
  ) {
    this.selected = types[0] ?? 'card';
    this.root.className = 'Tabs';
    this.root.setAttribute('role', 'radiogroup');
    this.root.hidden = types.length < 2;
    for (const type of types) this.root.append(this.tab(type));
  }

  setTexts(texts: Texts): void {
    this.root.setAttribute('aria-label', texts.methods);
    const names: Record<MethodType, string> = {
      card: texts.card,
      us_bank_account: texts.bank,
      amazon_pay: 'Amazon Pay',
    };
    for (const label of this.root.querySelectorAll<HTMLElement>('.TabLabel'))
      label.textContent = names[label.dataset.type as MethodType];
  }

  private tab(type: MethodType): HTMLElement {
    const tab = document.createElement('label');
    const radio = document.createElement('input');
    const label = document.createElement('span');
    tab.className = 'Tab';
    label.className = 'TabLabel';
    label.dataset.type = type;
    Object.assign(radio, { type: 'radio', name: 'method', value: type, checked: type === this.types[0] });
    radio.addEventListener('change', () => {
      this.selected = type;
      this.onSelect(type);
    });
    tab.append(radio, label);
    return tab;
  }
}

/** The two ways to pay that are not cards; each appears only when the intent lists it. */
export class BankFields {
  readonly root = document.createElement('div');
  private readonly routing = new Field('routingNumber', { inputmode: 'numeric', maxlength: '9' });
  private readonly account = new Field('accountNumber', { inputmode: 'numeric', maxlength: '17' });

  constructor(onChange: () => void) {
    this.root.className = 'Grid';
    this.root.append(this.routing.root, this.account.root);
    for (const { input } of [this.routing, this.account])
      input.addEventListener('input', () => {
        this.routing.showError(undefined);
        onChange();
      });
  }

  setTexts(texts: Texts): void {
    this.routing.setLabel(texts.routingNumber, '110000000');
    this.account.setLabel(texts.accountNumber, '000123456789');
  }

  values() {
    return {
      routing_number: digitsOf(this.routing.input.value),
      account_number: digitsOf(this.account.input.value),
      account_holder_type: 'individual',
    };
  }

  get complete(): boolean {
    const { routing_number: routing, account_number: account } = this.values();
    return routing.length === 9 && account.length >= 4;
  }

  showProblem(message: string | undefined): void {
    this.routing.showError(message);
  }
}

export class WalletNotice {
  readonly root = document.createElement('p');

  constructor() {
    this.root.className = 'Text';
  }

  setTexts(texts: Texts): void {
    this.root.textContent = texts.wallet;
  }
}
