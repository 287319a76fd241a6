import { readStored, writeStored } from './local-storage';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** A control's identity and its value; a checkbox or radio button has its state instead. */
export type Kept = [key: string, value: string | boolean];

const storageKey = 'kept-input';
const session = () => sessionStorage;

const neverKept = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];
const secret = /\bcc-|one-time-code|password/;

/** Controls that the visitor touched. The page restores all others itself. */
export const touched = new WeakSet<EventTarget>();
/** Stored values that have no control on the page yet. */
export const pending = new Map<string, Kept[1]>();

/** Notes what the visitor types and chooses from now on; returns how to stop. */
export function watchInput(): () => void {
  const note = ({ target }: Event) => target && touched.add(target);
  const kinds = ['input', 'change'];
  for (const kind of kinds) document.addEventListener(kind, note, true);
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, note, true);
  };
}

/** Stores what was typed on this page, for the same address after a reload. Secrets are never stored. */
export function keepInput(): void {
  const kept = [...controls()]
    .filter(([, control]) => touched.has(control))
    .map(([key, control]) => read(key, control));
  const all = new Map<string, Kept[1]>([...pending, ...kept]);
  if (all.size > 0) writeStored(storageKey, JSON.stringify({ address: address(), kept: [...all] }), session);
}

/** Returns what `keepInput` stored, once. */
export function takeKeptInput(): string | null {
  const stored = readStored(storageKey, session);
  if (stored !== null) writeStored(storageKey, null, session);
  return stored;
}

export const address = () => location.pathname + location.search;

/**
 * Every control that may be kept, by its kind, name or label, and place among those of the same name. A combobox is not
 * typed into for good: its list would open.
 */
export function controls(): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>('input:not([role=combobox]), textarea, select')) {
    const name = control.name || control.labels?.[0]?.textContent || control.getAttribute('aria-label');
    if (!name || neverKept.includes(control.type) || secret.test(control.autocomplete)) continue;
    const key = `${control.type} ${name} ${control.type === 'radio' ? control.value : ''}`;
    let place = 0;
    while (found.has(`${key} ${place}`)) place += 1;
    found.set(`${key} ${place}`, control);
  }
  return found;
}

export const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const read = (key: string, control: Control): Kept => [key, isBox(control) ? control.checked : control.value];
