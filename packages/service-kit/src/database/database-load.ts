import { type Series, toSeries } from '../metrics/series';

export const poolMaxDefault = 10;

let inFlight = 0;

/** Returns what notes the end. */
export function beginStatement(): () => void {
  inFlight += 1;
  return () => {
    inFlight -= 1;
  };
}

export const readDatabaseLoad = (poolMax = poolMaxDefault): Series[] => [
  toSeries('postgres_statements_in_flight', 'Statements that run, or wait for a connection', inFlight),
  toSeries('postgres_pool_connections_max', 'Connections to Postgres that may be open', poolMax),
];
