import { type Series, toSeries } from '../metrics/series';

/** The connections of a process, unless its configuration says otherwise. */
export const poolMaxDefault = 10;

let inFlight = 0;

/** Notes a statement that was given to the pool, and returns what notes its end. */
export function beginStatement(): () => void {
  inFlight += 1;
  return () => {
    inFlight -= 1;
  };
}

/** Statements above the size of the pool wait for a connection. */
export const readDatabaseLoad = (poolMax = poolMaxDefault): Series[] => [
  toSeries('postgres_statements_in_flight', 'Statements that run, or wait for a connection', inFlight),
  toSeries('postgres_pool_connections_max', 'Connections to Postgres that may be open', poolMax),
];
