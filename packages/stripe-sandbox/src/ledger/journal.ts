import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { DeliveryState, EventRecord, Resource } from './records';
import type { Audience, KeyedResponse, Origin, Transaction } from './transaction';

const newline = 10;
const blockBytes = 8 * 1024 * 1024;

/** Stores committed lines before any response or event is sent. */
export interface Journal {
  append(line: string): void;
  close(): void;
}

export const memoryJournal: Journal = { append() {}, close() {} };

/**
 * Opens the append-only file, handing every whole line to `onLine` first. A line cut short by a kill is
 * dropped, since its request was never answered.
 */
export function openJournal(directory: string, onLine: (line: string) => void): Journal {
  mkdirSync(directory, { recursive: true });
  const file = openSync(path.join(directory, 'ledger.jsonl'), 'a+');
  const good = replay(file, onLine);
  ftruncateSync(file, good);
  let length = good;
  return {
    // A plain write reaches the page cache in microseconds, and that outlives a kill -9; so no batching
    // and no fsync. A write that fails half way (disk full) is taken back before the error is passed on.
    append(line) {
      const bytes = Buffer.from(`${line}\n`);
      try {
        for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
        length += bytes.length;
      } catch (error) {
        ftruncateSync(file, length);
        throw error;
      }
    },
    close: () => closeSync(file),
  };
}

/** Returns how many bytes of the file are whole lines. */
function replay(file: number, onLine: (line: string) => void): number {
  const total = fstatSync(file).size;
  const block = Buffer.alloc(blockBytes);
  let rest: Buffer = Buffer.alloc(0);
  let good = 0;
  for (let at = 0; at < total; ) {
    const count = readSync(file, block, 0, blockBytes, at);
    if (count === 0) break;
    at += count;
    const bytes = Buffer.concat([rest, block.subarray(0, count)]);
    let from = 0;
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, from)) {
      onLine(bytes.toString('utf8', from, end));
      good += end + 1 - from;
      from = end + 1;
    }
    rest = bytes.subarray(from);
  }
  return good;
}

export interface JournalLine {
  puts?: Resource[];
  events?: EventRecord[];
  keyed?: KeyedResponse;
  delivery?: [event: string, endpoint: string, state: DeliveryState | 'delivered'];
}

type WrittenResponse = { status: number } & ({ put: number; audience: Audience } | { body: unknown });

/**
 * One commit as written to disk. It is compact because the whole file is read at every start: fields that all events
 * share appear once, and an event or response refers to its record by index.
 */
interface WrittenLine {
  at?: number;
  origin?: Origin;
  puts?: Resource[];
  events?: Array<{ id: string; type: string; put: number; previous?: Record<string, unknown> }>;
  /** Journals name the response `reply`. */
  keyed?: { fingerprint: string; route: string; reply: WrittenResponse };
  delivery?: JournalLine['delivery'];
}

export function encodeCommit({ now, origin, puts, events, keyed }: Transaction): string {
  const place = (wanted: Resource) => puts.findIndex((resource) => resource.record === wanted.record);
  const line: WrittenLine = {
    at: now,
    origin,
    puts,
    events: events.map(({ id, type, resource, previous }) => ({ id, type, put: place(resource), previous })),
    keyed: keyed && {
      fingerprint: keyed.fingerprint,
      route: keyed.route,
      reply: writeResponse(keyed.response, place),
    },
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
      return { id, created: at, type, resource: resourceAt(put), previous, ...origin };
    }),
    keyed: keyed && {
      key: origin.idempotencyKey ?? '',
      at,
      fingerprint: keyed.fingerprint,
      route: keyed.route,
      response: readResponse(keyed.reply, resourceAt),
    },
  };
}

function writeResponse(response: KeyedResponse['response'], place: (resource: Resource) => number): WrittenResponse {
  if ('body' in response) return response;
  return { status: response.status, put: place(response.shows), audience: response.audience };
}

function readResponse(response: WrittenResponse, resourceAt: (place: number) => Resource): KeyedResponse['response'] {
  if ('body' in response) return response;
  return { status: response.status, shows: resourceAt(response.put), audience: response.audience };
}
