import type { IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';

interface Route {
  path: unknown;
  /** Names the request in traces, where metrics and logs name many kinds of requests alike. */
  nameInTraces?: string;
}

/** Express adds the fields once a route takes it. */
export type RoutedRequest = Pick<IncomingMessage, 'method'> & { baseUrl?: string; route?: Route };

/** Returns the pattern, never the path, which has ids and addresses. */
export const routeOf = ({ baseUrl = '', route }: RoutedRequest): string | undefined =>
  route ? baseUrl + String(route.path) : undefined;

/** Replaces Express's instrumentation, which slows each step, and names some by a route that does not exist. */
export function nameByRoute(span: Span, request: RoutedRequest): void {
  const route = request.route?.nameInTraces ?? routeOf(request);
  if (route !== undefined) span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
}
