import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { combineJobs, jobsQueries } from '../lib/queries/jobs';
import { countDifferences, operationsAlertsQuery } from '../lib/queries/operations-alerts';
import { combineWaiting, refreshOldWaiting, type Waiting, waitingQueries } from '../lib/queries/waiting';

/** The counts of the rail. Only operators see the parked jobs. */
export interface StaffCounts extends Waiting {
  parkedJobs: number;
  openDifferences: number;
}

/** Returns the numbers that are known, and reads old ones again when staff goes to another screen or comes back to the tab. */
export function useWaiting(isOperator: boolean): Partial<StaffCounts> {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is the reason to look
  useEffect(() => void refreshOldWaiting(), [pathname]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && void refreshOldWaiting();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  const { counts } = useQueries({ queries: waitingQueries, combine: combineWaiting });
  const { parked } = useQueries({ queries: isOperator ? jobsQueries : [], combine: combineJobs });
  const { data: alerts = [] } = useQuery(operationsAlertsQuery);
  return { ...counts, parkedJobs: parked, openDifferences: countDifferences(alerts) };
}
