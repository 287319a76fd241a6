/** One labelled input with its error text, wired for assistive technology. */
export class Field {
  readonly root = document.createElement('div');
  readonly input: HTMLInputElement | HTMLSelectElement;
  private readonly label = document.createElement('label');
  private readonly error = document.createElement('p');

  constructor(name: string, attributes: Record<string, string>, tag: 'input' | 'select' = 'input') {
    this.input = document.createElement(tag);
    this.root.className = `Field Field--${name}`;
    this.label.className = 'Label';
    this.label.htmlFor = `field-${name}`;
    this.input.id = `field-${name}`;
    this.input.className = 'Input';
    this.input.setAttribute('name', name);
    for (const [attribute, value] of Object.entries(attributes)) this.input.setAttribute(attribute, value);
    this.error.className = 'Error';
    this.error.id = `error-${name}`;
    this.error.setAttribute('role', 'alert');
    const box = document.createElement('div');
    box.className = 'Box';
    box.append(this.input);
    this.root.append(this.label, box, this.error);
  }

  get box(): Element {
    return this.input.parentElement ?? this.root;
  }

  setLabel(text: string, placeholder = ''): void {
    this.label.textContent = text;
    if (this.input instanceof HTMLInputElement) this.input.placeholder = placeholder;
  }

  showError(message: string | undefined): void {
    this.error.textContent = message ?? '';
    this.input.classList.toggle('Input--invalid', message !== undefined);
    if (message === undefined) {
      this.input.removeAttribute('aria-invalid');
      this.input.removeAttribute('aria-describedby');
    } else {
      this.input.setAttribute('aria-invalid', 'true');
      this.input.setAttribute('aria-describedby', this.error.id);
    }
  }
}

/**
 * Regroups a field as it is typed in. The caret stays behind the digit it was behind, so that
 * correcting the middle of a number works.
 */
export function keepGrouped(
  input: HTMLInputElement,
  digitsOf: (text: string) => string,
  group: (digits: string, growing: boolean) => string,
): void {
  let before = input.value.length;
  input.addEventListener('input', () => {
    const caret = input.selectionStart ?? input.value.length;
    const digitsLeft = digitsOf(input.value.slice(0, caret)).length;
    const atEnd = caret === input.value.length;
    input.value = group(digitsOf(input.value), input.value.length > before);
    before = input.value.length;
    if (atEnd) return;
    let place = 0;
    for (let seen = 0; seen < digitsLeft && place < input.value.length; place++)
      if (digitsOf(input.value[place] ?? '') !== '') seen++;
    input.setSelectionRange(place, place);
  });
}
