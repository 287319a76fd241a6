import { address, type Control, controls, isBox, type Kept, pending, touched } from './kept-input';

const patienceMs = 20_000;

/** Restores what `keepInput` stored, as the controls appear: a form's code and content may load after the page. */
export function restoreInput(stored: string): void {
  const { address: origin, kept } = parse(stored);
  if (origin !== address()) return;
  for (const [key, value] of kept) pending.set(key, value);
  const fill = () => {
    const there = address() === origin ? controls() : new Map<string, Control>();
    const found = [...pending].filter(([key]) => there.has(key));
    if (address() !== origin) pending.clear();
    for (const [key] of found) pending.delete(key);
    if (pending.size === 0) stop();
    for (const [key, value] of found) {
      const control = there.get(key) as Control;
      // Text that was typed since is newer.
      if (!touched.has(control)) write(control, value);
    }
  };
  const observer = new MutationObserver(fill);
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(stop, patienceMs);
  fill();
}

function parse(stored: string): { address?: string; kept: Kept[] } {
  try {
    return JSON.parse(stored);
  } catch {
    return { kept: [] };
  }
}

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
