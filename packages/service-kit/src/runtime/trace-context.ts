import { context, propagation } from '@opentelemetry/api';

/** Returns the running request's place in its trace, in W3C form, so that later work joins the same trace. */
export function currentTraceparent(): string | null {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}
