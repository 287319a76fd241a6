import {
  brandOf,
  cvcProblem,
  digitsOf,
  expiryProblem,
  groupExpiry,
  groupNumber,
  numberProblem,
  type Problem,
} from './card-format';
import { Field, keepGrouped } from './field';
import { asksPostalCode, countryOptions, guessCountry, type Texts } from './texts';

interface CardState {
  empty: boolean;
  complete: boolean;
}

export class CardFields {
  readonly root = document.createElement('div');
  private readonly number = new Field('number', { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: '24' });
  private readonly expiry = new Field('expiry', { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: '9' });
  private readonly cvc = new Field('cvc', { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: '4' });
  private readonly country = new Field('country', { autocomplete: 'billing country' }, 'select');
  private readonly postalCode = new Field('postalCode', { autocomplete: 'billing postal-code', maxlength: '10' });
  private readonly brand = document.createElement('span');
  private texts?: Texts;

  constructor(
    private readonly shows: { address: boolean; country?: string; postalCode?: string },
    private readonly onChange: () => void,
  ) {
    this.root.className = 'Grid';
    this.brand.className = 'Brand';
    this.brand.setAttribute('aria-hidden', 'true');
    this.number.box.append(this.brand);
    this.root.append(this.number.root, this.expiry.root, this.cvc.root);
    if (shows.address) this.root.append(this.country.root, this.postalCode.root);
    this.postalCode.input.value = shows.postalCode ?? '';
    keepGrouped(this.input('number'), digitsOf, groupNumber);
    keepGrouped(this.input('expiry'), digitsOf, groupExpiry);
    keepGrouped(this.input('cvc'), digitsOf, (digits) => digits.slice(0, brandOf(this.values().number).cvcLength));
    for (const name of ['number', 'expiry', 'cvc'] as const) this.watch(name);
    this.country.input.addEventListener('change', () => this.refresh());
    this.refresh();
  }

  setTexts(texts: Texts, language: string): void {
    this.texts = texts;
    this.number.setLabel(texts.number, '1234 1234 1234 1234');
    this.expiry.setLabel(texts.expiry, texts.expiryHint);
    this.cvc.setLabel(texts.cvc, texts.cvcHint);
    this.country.setLabel(texts.country);
    this.postalCode.setLabel(texts.postalCode, '12345');
    const chosen = this.country.input.value || this.shows.country || guessCountry();
    this.country.input.replaceChildren(
      ...countryOptions(language).map(({ code, name }) => new Option(name, code, code === chosen, code === chosen)),
    );
    this.refresh();
  }

  values() {
    const [month = '', year = ''] = [this.read('expiry').slice(0, 2), this.read('expiry').slice(2, 4)];
    return { number: this.read('number'), exp_month: month, exp_year: year, cvc: this.read('cvc') };
  }

  billingAddress(): { country?: string; postal_code?: string } {
    if (!this.shows.address) return {};
    const country = this.country.input.value;
    return { country, postal_code: asksPostalCode(country) ? this.postalCode.input.value || undefined : undefined };
  }

  state(): CardState {
    const { number, cvc } = this.values();
    const empty = number === '' && cvc === '' && this.read('expiry') === '';
    return { empty, complete: this.problems().length === 0 };
  }

  /** Shows all errors, focuses the first invalid field and returns its error. */
  validate(): Problem | undefined {
    const problems = this.problems();
    for (const name of ['number', 'expiry', 'cvc'] as const)
      this.show(name, problems.find((problem) => problem.name === name)?.problem);
    const [first] = problems;
    if (first) this[first.name].input.focus();
    return first?.problem;
  }

  /** Shows the API's error (`incorrect_cvc`, `expired_card`…) at its field. */
  showApiError(code: string | undefined, message: string | undefined): void {
    const field = /number/.test(code ?? '')
      ? this.number
      : /expir/.test(code ?? '')
        ? this.expiry
        : /cvc/.test(code ?? '')
          ? this.cvc
          : undefined;
    field?.showError(message);
  }

  focus(): void {
    this.number.input.focus();
  }

  clear(): void {
    for (const name of ['number', 'expiry', 'cvc'] as const) {
      this[name].input.value = '';
      this.show(name, undefined);
    }
    this.refresh();
  }

  private problems(): Array<{ name: 'number' | 'expiry' | 'cvc'; problem: Problem }> {
    const { number, cvc } = this.values();
    const found = [
      { name: 'number' as const, problem: numberProblem(number) },
      { name: 'expiry' as const, problem: expiryProblem(this.read('expiry')) },
      { name: 'cvc' as const, problem: cvcProblem(cvc, number) },
    ];
    return found.flatMap(({ name, problem }) => (problem ? [{ name, problem }] : []));
  }

  private watch(name: 'number' | 'expiry' | 'cvc'): void {
    const { input } = this[name];
    const problem = () => this.problems().find((found) => found.name === name)?.problem;
    input.addEventListener('input', () => {
      // A whole but wrong entry is named immediately; an unfinished one only when it is left.
      const now = problem();
      this.show(name, now?.startsWith('invalid') ? now : undefined);
      this.refresh();
      this.onChange();
      const next = { number: this.expiry, expiry: this.cvc, cvc: undefined }[name];
      const typedToEnd = this.input(name).selectionStart === input.value.length;
      if (now === undefined && next && next.input.value === '' && typedToEnd && document.activeElement === input)
        next.input.focus();
    });
    input.addEventListener('blur', () => {
      if (input.value !== '') this.show(name, problem());
    });
  }

  private show(name: 'number' | 'expiry' | 'cvc', problem: Problem | undefined): void {
    this[name].showError(problem && this.texts?.problems[problem]);
  }

  private refresh(): void {
    const { brand, cvcLength } = brandOf(this.read('number'));
    this.brand.dataset.brand = this.read('number') === '' ? 'unknown' : brand;
    this.cvc.input.setAttribute('maxlength', String(cvcLength));
    const asks = this.shows.address && asksPostalCode(this.country.input.value);
    this.postalCode.root.hidden = !asks;
    this.country.root.classList.toggle('Field--wide', !asks);
  }

  private read(name: 'number' | 'expiry' | 'cvc'): string {
    return digitsOf(this[name].input.value);
  }

  private input(name: 'number' | 'expiry' | 'cvc'): HTMLInputElement {
    return this[name].input as HTMLInputElement;
  }
}
