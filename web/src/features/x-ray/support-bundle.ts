import type { JobAttempts, OrderXRay, SpannedTrace } from '@shopwright/contracts/http/x-ray';

interface Parts {
  xRay: OrderXRay;
  traces: readonly SpannedTrace[];
  attempts: readonly JobAttempts[];
}

/** Texts that staff write may name a customer. */
const typedByStaff = new Set(['reason', 'body', 'note']);

/**
 * Returns everything about an order that support needs, as JSON, without personal data: no name, no address, no email's
 * text, nothing that staff typed. Names each field, so that a new one is not included by accident.
 */
export function toSupportBundle({ xRay, traces, attempts }: Parts): string {
  const { orderId, status, createdAt, hasAccount, paymentIntentId, stripeEvents, unavailable } = xRay;
  return JSON.stringify(
    {
      order: { orderId, status, createdAt, hasAccount, paymentIntentId },
      timeline: xRay.timeline.map(({ kind, fromStatus, toStatus, actor, details, createdAt: at, traceId }) => ({
        at,
        kind,
        fromStatus,
        toStatus,
        actor,
        traceId,
        details: Object.fromEntries(Object.entries(details).filter(([name]) => !typedByStaff.has(name))),
      })),
      stripeEvents,
      jobs: xRay.jobs.map((job) => ({
        ...job,
        attempts: attempts.find(({ eventId, queue }) => eventId === job.eventId && queue === job.queue)?.attempts,
        state: attempts.find(({ eventId, queue }) => eventId === job.eventId && queue === job.queue)?.state,
      })),
      emails: xRay.emails.map(({ eventId, kind, sentAt }) => ({ eventId, kind, sentAt })),
      stockMoves: xRay.stockMoves,
      points: xRay.points,
      unavailable,
      traces: traces.map(({ traceId, startedAt, spans }) => ({
        traceId,
        startedAt,
        spans: spans.map(({ spanId, parentId, service, name, kind, offsetMs, durationMs, isError }) => ({
          spanId,
          parentId,
          service,
          name,
          kind,
          offsetMs,
          durationMs,
          isError,
        })),
      })),
    },
    null,
    2,
  );
}
