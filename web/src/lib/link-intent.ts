import { savesData } from './hydration';

/** A pointer that only passes over a link leaves it sooner. */
const dwellMs = 80;

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Tells of the address of a link that the router follows, once it has taken the click. */
export function watchFollowed(onFollow: (address: URL) => void): () => void {
  const note = ({ target, defaultPrevented }: Event) => {
    const link = linkAt(target);
    if (link && defaultPrevented) onFollow(new URL(link.href));
  };
  document.addEventListener('click', note);
  return () => document.removeEventListener('click', note);
}

/**
 * Tells of the address of a link of this site when the visitor is about to follow it: rests a pointer on it, touches
 * it or moves the focus to it. Tells of each address once; those who asked their browser to save data are left alone.
 */
export function watchLinks(onIntent: (address: URL) => void): () => void {
  const told = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (link: HTMLAnchorElement) => {
    const address = new URL(link.href);
    const key = address.pathname + address.search;
    if (address.origin !== location.origin || key === location.pathname + location.search) return;
    if (told.has(key) || savesData()) return;
    told.add(key);
    onIntent(address);
  };
  const note = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = linkAt(target);
    if (!link) return;
    if (type === 'pointerover') timer = setTimeout(() => tell(link), dwellMs);
    else tell(link);
  };
  const kinds = ['pointerover', 'pointerdown', 'focusin'];
  for (const kind of kinds) document.addEventListener(kind, note, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const kind of kinds) document.removeEventListener(kind, note);
  };
}
