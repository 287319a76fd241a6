import type { IncomingMessage } from 'node:http';

/** What Express adds to a request once a route takes it. */
export type RoutedRequest = Pick<IncomingMessage, 'method'> & { baseUrl?: string; route?: { path: unknown } };

/**
 * Returns the pattern of the route, never the path, which has ids and may have an address. The instrumentation of each
 * process is loaded before its code, so this file imports none of it.
 */
export const routeOf = ({ baseUrl = '', route }: RoutedRequest): string | undefined =>
  route ? baseUrl + String(route.path) : undefined;
