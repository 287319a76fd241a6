import type { DeliveryState, EventRecord, Resource } from './records';
import type { Audience, KeyedReply, Origin, Transaction } from './transaction';

export interface JournalLine {
  puts?: Resource[];
  events?: EventRecord[];
  keyed?: KeyedReply;
  delivery?: [event: string, endpoint: string, state: DeliveryState | 'delivered'];
}

type WrittenReply = { status: number } & ({ put: number; audience: Audience } | { body: unknown });

/**
 * One commit as written to disk. It is compact because the whole file is read at every start: fields that all events
 * share appear once, and an event or reply refers to its record by index.
 */
interface WrittenLine {
  at?: number;
  origin?: Origin;
  puts?: Resource[];
  events?: Array<{ id: string; type: string; put: number; previous?: Record<string, unknown> }>;
  keyed?: { fingerprint: string; route: string; reply: WrittenReply };
  delivery?: JournalLine['delivery'];
}

export function encodeCommit({ now, origin, puts, events, keyed }: Transaction): string {
  const place = (wanted: Resource) => puts.findIndex((resource) => resource.record === wanted.record);
  const line: WrittenLine = {
    at: now,
    origin,
    puts,
    events: events.map(({ id, type, resource, previous }) => ({ id, type, put: place(resource), previous })),
    keyed: keyed && { fingerprint: keyed.fingerprint, route: keyed.route, reply: writeReply(keyed.reply, place) },
  };
  return JSON.stringify(line);
}

export function decodeLine(text: string): JournalLine {
  const { at = 0, origin = {}, puts = [], events = [], keyed, delivery } = JSON.parse(text) as WrittenLine;
  if (delivery) return { delivery };
  const resourceAt = (place: number) => {
    const resource = puts[place];
    if (!resource) throw new Error('The sandbox journal names a record that its line does not hold');
    return resource;
  };
  return {
    puts,
    events: events.map(({ id, type, put, previous }) => {
      const { requestId, idempotencyKey } = origin;
      return { id, created: at, type, resource: resourceAt(put), previous, requestId, idempotencyKey };
    }),
    keyed: keyed && { key: origin.idempotencyKey ?? '', at, ...keyed, reply: readReply(keyed.reply, resourceAt) },
  };
}

function writeReply(reply: KeyedReply['reply'], place: (resource: Resource) => number): WrittenReply {
  if ('body' in reply) return reply;
  return { status: reply.status, put: place(reply.shows), audience: reply.audience };
}

function readReply(reply: WrittenReply, resourceAt: (place: number) => Resource): KeyedReply['reply'] {
  if ('body' in reply) return reply;
  return { status: reply.status, shows: resourceAt(reply.put), audience: reply.audience };
}
