import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readStored, writeStored } from '../lib/local-storage';

const storageKey = 'scroll-positions';
const session = () => sessionStorage;
const positions = new Map<string, number>(readPositions());

function readPositions(): [string, number][] {
  try {
    return JSON.parse(readStored(storageKey, session) ?? '[]');
  } catch {
    return [];
  }
}

/** A new page begins at its top, or at the part that its address names; going back returns to where one was. */
export function ScrollRestoration() {
  const location = useLocation();
  const { pathname, hash } = location;
  // The first entry of every document has the same key, whichever page it shows.
  const key = location.key === 'default' ? `default ${pathname}` : location.key;
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname: '' });
  useLayoutEffect(() => {
    const isNewPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    const remembered = navigation === 'POP' ? positions.get(key) : undefined;
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (remembered !== undefined) window.scrollTo(0, remembered);
    else if (part) part.scrollIntoView();
    else if (isNewPage || navigation === 'POP') window.scrollTo(0, 0);
    // Another view of the same page (a filter, say) may be left without ever having been scrolled.
    positions.set(key, window.scrollY);
  }, [key, pathname, hash, navigation]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(shown.current.key, window.scrollY);
    const save = () => writeStored(storageKey, JSON.stringify([...positions].slice(-50)), session);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
    };
  }, []);
  return null;
}
