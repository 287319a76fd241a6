import { digitsOf } from './card-format';
import { Field } from './field';
import type { Texts } from './texts';

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
