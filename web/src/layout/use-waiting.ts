import type { User } from '@shopwright/contracts/http/auth';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { combineJobs, jobsQueries } from '../lib/queries/jobs';
import { countDifferences, operationsAlertsQuery } from '../lib/queries/operations-alerts';
import { combineWaiting, refreshOldWaiting, type Waiting, waitingQueriesFor } from '../lib/queries/waiting';
import { useMay } from '../lib/use-may';

/** The counts of the rail. What the user may not see is not asked for. */
export interface StaffCounts extends Waiting {
  parkedJobs: number;
  openDifferences: number;
}

/** Returns the numbers that are known, and reads old ones again when staff goes to another screen or comes back to the tab. */
export function useWaiting(user: User | null | undefined): Partial<StaffCounts> {
  const { pathname } = useLocation();
  const may = useMay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason to look
  useEffect(() => void refreshOldWaiting(), [pathname]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void refreshOldWaiting();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  const { counts } = useQueries({ queries: waitingQueriesFor(user), combine: combineWaiting });
  const { parked } = useQueries({ queries: may('operations:read') ? jobsQueries : [], combine: combineJobs });
  const { data: alerts = [] } = useQuery({ ...operationsAlertsQuery, enabled: may('home:read') });
  return { ...counts, parkedJobs: parked, openDifferences: countDifferences(alerts) };
}
