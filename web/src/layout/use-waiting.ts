import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { combineWaiting, refreshOldWaiting, type Waiting, waitingQueries } from '../lib/queries/waiting';

/** Returns the numbers that are known, and reads old ones again when staff goes to another screen or comes back to the tab. */
export function useWaiting(): Partial<Waiting> {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason to look
  useEffect(() => void refreshOldWaiting(), [pathname]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void refreshOldWaiting();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return useQueries({ queries: waitingQueries, combine: combineWaiting }).counts;
}
