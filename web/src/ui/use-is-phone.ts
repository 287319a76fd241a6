import { useSyncExternalStore } from 'react';

/** Below Tailwind's `sm`. */
const phone = () => window.matchMedia('(width < 40rem)');

function subscribe(onChange: () => void) {
  const media = phone();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Returns false on the server, which does not know the screen: what differs by it must not be seen at first. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phone().matches,
    () => false,
  );
