// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepNumbersOnWheel } from './number-wheel';

let stop: () => void;
let isReadOnly: boolean;

/** Notes what the browser finds when it decides whether to step the field. */
function turn(control: Element): void {
  control.addEventListener('wheel', () => {
    isReadOnly = control instanceof HTMLInputElement && control.readOnly;
  });
  control.dispatchEvent(new Event('wheel', { bubbles: true }));
}

function field(type: string, isFocused: boolean): HTMLInputElement {
  const input = Object.assign(document.createElement('input'), { type, value: '7' });
  document.body.append(input);
  if (isFocused) input.focus();
  return input;
}

beforeEach(() => {
  stop = keepNumbersOnWheel();
  isReadOnly = false;
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe('the wheel over a field', () => {
  it.each([
    ['number', true, true],
    ['number', false, false],
    ...['text', 'search', 'email', 'tel', 'range', 'date', 'checkbox'].flatMap((type): [string, boolean, boolean][] => [
      [type, true, false],
      [type, false, false],
    ]),
  ])('of type %s, focused: %s, finds it read-only: %s', async (type, isFocused, expected) => {
    const input = field(type, isFocused);
    const { value } = input;
    turn(input);
    expect(isReadOnly).toBe(expected);
    expect([input.value, document.activeElement === input]).toEqual([value, isFocused]);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(input.readOnly).toBe(false);
  });

  it('leaves a field read-only that was so before', async () => {
    const input = field('number', true);
    input.readOnly = true;
    turn(input);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(input.readOnly).toBe(true);
  });

  it('may come many times in a row', async () => {
    const input = field('number', true);
    for (let count = 0; count < 20; count += 1) turn(input);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(input.readOnly).toBe(false);
  });

  it.each(['div', 'textarea', 'select', 'button'])('does nothing over a %s', (tag) => {
    field('number', true);
    const other = document.body.appendChild(document.createElement(tag));
    turn(other);
    expect(document.querySelector('input')?.readOnly).toBe(false);
  });

  it('is left alone once stopped', () => {
    stop();
    turn(field('number', true));
    expect(isReadOnly).toBe(false);
  });
});
