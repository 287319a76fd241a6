import type { JobAttempts, OrderXRay, SpannedTrace } from '@shopwright/contracts/http/x-ray';
import type { Translate } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';

export type Lane = 'browser' | 'trace' | 'stripe' | 'job' | 'email' | 'stock' | 'points' | 'change';

/** One thing that happened, on the time line. */
export interface Entry {
  key: string;
  lane: Lane;
  at: string;
  text: string;
  /** The text of an email, or why a job failed. */
  more?: string;
  trace?: SpannedTrace;
  isError?: boolean;
}

interface Parts {
  xRay: OrderXRay;
  traces: readonly SpannedTrace[];
  attempts: readonly JobAttempts[];
  t: Translate;
  /** Says in words what happened to the order. */
  describe: (event: OrderXRay['timeline'][number]) => string;
}

/** Puts what every part of the store knows on one time line, oldest first. */
export function toEntries({ xRay, traces, attempts, t, describe }: Parts): Entry[] {
  const entries: Entry[] = [
    { key: 'placed', lane: 'change', at: xRay.createdAt, text: t('x_ray.placed') },
    ...xRay.timeline.map((event, index) => ({
      key: `change ${index}`,
      lane: 'change' as const,
      at: event.createdAt,
      text: describe(event),
    })),
    ...xRay.stripeEvents.map(({ id, type, receivedAt }) => ({
      key: id,
      lane: 'stripe' as const,
      at: receivedAt,
      text: `${type} ${id}`,
    })),
    ...xRay.jobs.map((job) => toJobEntry(job, attempts, t)),
    ...xRay.emails.map(({ eventId, subject, recipient, body, sentAt }) => ({
      key: `email ${eventId}`,
      lane: 'email' as const,
      at: sentAt,
      text: `${subject} → ${recipient}`,
      more: body,
    })),
    ...xRay.stockMoves.map((move, index) => ({
      key: `stock ${move.productId} ${index}`,
      lane: 'stock' as const,
      at: move.createdAt,
      text: toStockText(move, t),
    })),
    ...xRay.points.map(({ kind, points, createdAt }, index) => ({
      key: `points ${index}`,
      lane: 'points' as const,
      at: createdAt,
      text: t('x_ray.point_move', { points: signed(points), kind: toPointsText(kind, t) }),
    })),
    ...traces
      .filter((trace) => !isNotFound(trace))
      .flatMap((trace) => [...toBrowserEntries(trace), toTraceEntry(trace)]),
  ];
  return entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const pointsTexts = new Map<string, MessageKey>([
  ['earned', 'shared.customers.points_earned'],
  ['reversed', 'shared.customers.points_reversed'],
  ['refunded', 'shared.customers.points_refunded'],
]);

/** A kind of a later release is shown by its name. */
function toPointsText(kind: string, t: Translate): string {
  const key = pointsTexts.get(kind);
  return key ? t(key) : kind;
}

/** The number on hand says nothing about the stock of a supplier. */
function toStockText({ name, delta, resultingQuantity, isDropshipped }: OrderXRay['stockMoves'][number], t: Translate) {
  if (!isDropshipped) return t('x_ray.stock_move', { name, delta: signed(delta), quantity: resultingQuantity });
  return t(delta < 0 ? 'x_ray.supplied_sale' : 'x_ray.supplied_return', { name, quantity: Math.abs(delta) });
}

/** Begins with the left-to-right mark: a sign has no direction of its own and would stand behind its number. */
const signed = (count: number): string => `\u200e${count > 0 ? '+' : ''}${count}`;

function toJobEntry(job: OrderXRay['jobs'][number], attempts: readonly JobAttempts[], t: Translate): Entry {
  const known = attempts.find(({ eventId, queue }) => eventId === job.eventId && queue === job.queue);
  const state = job.isDiscarded ? 'x_ray.job_discarded' : job.handledAt ? 'x_ray.job_done' : 'x_ray.job_open';
  const text = t(state, { type: job.type, queue: job.queue });
  const tries = known && known.attempts > 0 ? ` · ${t('x_ray.attempts', { count: known.attempts })}` : '';
  return {
    key: `${job.queue} ${job.eventId}`,
    lane: 'job',
    at: job.handledAt ?? job.createdAt,
    text: text + tries,
    ...(known?.failure && { more: known.failure }),
    isError: job.handledAt === null && known?.state === 'failed',
  };
}

const findRoot = ({ spans }: SpannedTrace) => spans.find(({ parentId }) => parentId === null) ?? spans[0];

/** What was not there had no effect on the order. */
const isNotFound = (trace: SpannedTrace): boolean => findRoot(trace)?.attributes['http.response.status_code'] === 404;

/** Returns the entries of the browser, of the customer or of staff: the page, and its calls to the store. */
function toBrowserEntries(trace: SpannedTrace): Entry[] {
  const root = findRoot(trace);
  const page = root?.attributes['browser.page'];
  if (typeof page !== 'string') return [];
  const text = `${page} → ${root?.name ?? ''}`;
  return [{ key: `browser ${trace.traceId}`, lane: 'browser', at: trace.startedAt, text }];
}

function toTraceEntry(trace: SpannedTrace): Entry {
  const root = findRoot(trace);
  const services = [...new Set(trace.spans.map(({ service }) => service))].join(', ');
  return {
    key: trace.traceId,
    lane: 'trace',
    at: trace.startedAt,
    trace,
    text: `${root?.service ?? ''} ${root?.name ?? ''} · ${services}`,
    isError: trace.spans.some(({ isError }) => isError),
  };
}
