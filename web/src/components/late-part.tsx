import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { withMessages } from '../i18n/language';
import { KeptLanguage } from '../i18n/language-provider';
import { prefetchWhenIdle } from '../lib/hydration';

const preloads: (() => Promise<unknown>)[] = [];

/** Fetches the code of all late parts: the server renders them and cannot wait for it. */
export const preloadLateParts = (): Promise<unknown> => Promise.all(preloads.map((preload) => preload()));

/**
 * A part further down a rendered page. What the server rendered is there immediately, and its links work. Its code is
 * fetched when the part is near the visible area, or when the browser is idle. Where that fails the rendered part stays,
 * and the next time the browser is online is another attempt.
 *
 * It takes no props, and keeps its language until then: a new value would make React drop what the server rendered.
 */
export function latePart(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  let want = () => {};
  const isWanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const fetchCode = async (): Promise<{ default: ComponentType }> => {
    try {
      loaded = await withMessages('parts', load());
      return { default: loaded };
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return fetchCode();
    }
  };
  preloads.push(fetchCode);
  const Later = lazy(() => isWanted.then(fetchCode));

  return memo(function LatePart() {
    const place = useRef<HTMLDivElement>(null);
    const press = usePressedEarly(place);
    const [isHydrated, setHydrated] = useState(loaded !== undefined);
    const [part] = useState(() => {
      const Content = loaded ?? Later;
      const onHydrated = () => {
        setHydrated(true);
        // public/boot.js repeats what was typed too early.
        place.current?.toggleAttribute('data-hydrated', true);
        document.dispatchEvent(new Event('part-hydrated'));
        press();
      };
      return (
        <Suspense fallback={null}>
          <Content />
          <WhenHydrated run={onHydrated} />
        </Suspense>
      );
    });
    useEffect(() => {
      if (loaded || !place.current) return;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), { rootMargin: '300px' });
      observer.observe(place.current);
      const callOff = prefetchWhenIdle([async () => want()]);
      return () => {
        observer.disconnect();
        callOff();
      };
    }, []);
    return (
      <div ref={place} data-late-part>
        <KeptLanguage isKept={!isHydrated}>{part}</KeptLanguage>
      </div>
    );
  });
}

/** Keeps a press of a button whose code is not there yet, which React would drop; returns how to repeat it. */
function usePressedEarly(place: RefObject<HTMLElement | null>): () => void {
  const [early] = useState(() => ({ button: null as HTMLElement | null, isOver: false }));
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      if (early.isOver || !(target instanceof Element) || !place.current?.contains(target)) return;
      showEarly(early.button, false);
      early.button = target.closest('button');
      showEarly(early.button, true);
    };
    window.addEventListener('click', note, true);
    return () => window.removeEventListener('click', note, true);
  }, [early, place]);
  const [press] = useState(() => () => {
    early.isOver = true;
    showEarly(early.button, false);
    // Waits until React has rendered what was repeated: the button may send it.
    setTimeout(() => early.button?.click());
  });
  return press;
}

/** Shows that a press was noted (styles.css), as public/boot.js does. */
const showEarly = (button: HTMLElement | null, isNoted: boolean): void => {
  button?.toggleAttribute('data-early', isNoted);
};

function WhenHydrated({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
