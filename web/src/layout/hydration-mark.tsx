import { useEffect } from 'react';
import { markHydrated } from '../lib/hydration';

/** Renders nothing. Its effect runs when React has hydrated the page beside it. */
export function HydrationMark() {
  useEffect(markHydrated, []);
  return null;
}
