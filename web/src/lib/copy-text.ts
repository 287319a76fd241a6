/**
 * Puts text on the clipboard. The modern way exists on https pages only and may be forbidden; the old one works on a
 * store served in the local network too. Rejects where neither does.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copySelected(text)) throw new Error('the browser did not let the page copy');
  }
}

function copySelected(text: string): boolean {
  const active = document.activeElement;
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.style.cssText = 'position:fixed;opacity:0';
  // An open dialog takes the focus back from elements outside it.
  (active?.closest('[role=dialog]') ?? document.body).append(holder);
  holder.select();
  try {
    return document.execCommand('copy');
  } finally {
    holder.remove();
    if (active instanceof HTMLElement) active.focus();
  }
}
