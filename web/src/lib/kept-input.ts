import { readStored, writeStored } from './local-storage';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** A control's identity and its value; a checkbox or radio button has its state instead. */
type Kept = [key: string, value: string | boolean];

const storageKey = 'kept-input';
const session = () => sessionStorage;
const patienceMs = 20_000;

const neverKept = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];
const secret = /\bcc-|one-time-code|password/;

/** Controls that the visitor touched. The page restores all others itself. */
const touched = new WeakSet<EventTarget>();
/** Stored values that have no control on the page yet. */
let pending: Kept[] = [];

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

/** Restores what `keepInput` stored, as the controls appear: a form's code and content may load after the page. */
export function restoreInput(): void {
  const stored = readStored(storageKey, session);
  writeStored(storageKey, null, session);
  const { address: origin, kept } = parse(stored);
  if (origin !== address() || kept.length === 0) return;
  pending = kept;
  const restore = () => {
    const there = address() === origin ? controls() : new Map<string, Control>();
    const found = pending.filter(([key]) => there.has(key));
    pending = address() === origin ? pending.filter(([key]) => !there.has(key)) : [];
    if (pending.length === 0) stop();
    for (const [key, value] of found) {
      const control = there.get(key) as Control;
      // Text that was typed since is newer.
      if (!touched.has(control)) write(control, value);
    }
  };
  const observer = new MutationObserver(restore);
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(stop, patienceMs);
  restore();
}

const address = () => location.pathname + location.search;

function parse(stored: string | null): { address?: string; kept: Kept[] } {
  try {
    return stored ? JSON.parse(stored) : { kept: [] };
  } catch {
    return { kept: [] };
  }
}

/**
 * Every control that may be kept, by its kind, name or label, and place among those of the same name. A combobox is not
 * typed into for good: its list would open.
 */
function controls(): Map<string, Control> {
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

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const read = (key: string, control: Control): Kept => [key, isBox(control) ? control.checked : control.value];

/** As a visitor would: React hears of a box by its click, and of a value by its event, if it was set past React. */
function write(control: Control, value: string | boolean): void {
  if (isBox(control)) {
    if (control.checked !== value && (value || control.type === 'checkbox')) control.click();
    return;
  }
  if (control.value === value || control.disabled) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
