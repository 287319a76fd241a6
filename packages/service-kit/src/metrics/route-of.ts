import type { IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';

/** A request with the fields that Express adds once a route takes it. */
export type RoutedRequest = Pick<IncomingMessage, 'method'> & { baseUrl?: string; route?: { path: unknown } };

/** Returns the pattern of the route, never the path, which has ids and may have an address. */
export const routeOf = ({ baseUrl = '', route }: RoutedRequest): string | undefined =>
  route ? baseUrl + String(route.path) : undefined;

/**
 * Names a request's span by its route. The instrumentation of Express would take part in each step of a request, and
 * names some by a route that does not exist.
 */
export function nameByRoute(span: Span, request: RoutedRequest): void {
  const route = routeOf(request);
  if (route !== undefined) span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
}
