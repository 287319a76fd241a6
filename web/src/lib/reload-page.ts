import { useEffect } from 'react';
import { keepInput } from './kept-input';
import { unloadFreely } from './leave-store';
import { readStored, writeStored } from './local-storage';

const attemptKey = 'chunk-reload';
const reopenKey = 'reopen-after-reload';
const session = () => sessionStorage;
const restMs = 60_000;

/**
 * Reloads the page and keeps what was typed in it; cart and scroll position survive anyway. `reopen` names what
 * the visitor was about to open (`useReopened`).
 */
export function reloadPage(reopen?: string): void {
  keepInput();
  unloadFreely();
  writeStored(reopenKey, reopen ?? null, session);
  location.reload();
}

/**
 * Reloads without being asked. Returns false where this address was so reloaded within a minute: it did not help. Without
 * storage that cannot be known, so there is none.
 */
export function reloadPageOnce(): boolean {
  const [address, time] = (readStored(attemptKey, session) ?? '').split(' ');
  if (address === location.href && Date.now() - Number(time) < restMs) return false;
  const attempt = `${location.href} ${Date.now()}`;
  writeStored(attemptKey, attempt, session);
  if (readStored(attemptKey, session) !== attempt) return false;
  reloadPage();
  return true;
}

/** Opens again what the page was reloaded for. */
export function useReopened(name: string, open: () => void): void {
  useEffect(() => {
    if (readStored(reopenKey, session) !== name) return;
    writeStored(reopenKey, null, session);
    open();
  }, [name, open]);
}
