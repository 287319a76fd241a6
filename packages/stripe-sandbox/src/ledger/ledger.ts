import { Collection, newTables } from './collection';
import { decodeLine, encodeCommit, type Journal, type JournalLine, memoryJournal, openJournal } from './journal';
import type { DeliveryState, EventRecord, Kind, Records, WebhookEndpointRecord } from './records';
import { type KeyedResponse, type Origin, Transaction } from './transaction';

export type Listener = (commit: Pick<Transaction, 'puts' | 'events'>) => void;

const idempotencySeconds = 24 * 60 * 60;

/** An imported event is history: no endpoint gets it. */
const wants = (endpoint: WebhookEndpointRecord, { type, imported }: EventRecord) =>
  !imported &&
  endpoint.status === 'enabled' &&
  !endpoint.deleted &&
  ['*', type].some((name) => endpoint.enabledEvents.includes(name));

/** Holds all state. Every change is in the journal before it is visible, and is read back at the start. */
export class Ledger {
  readonly tables = newTables();
  readonly events = new Collection<EventRecord>({ type: (event) => event.type });
  /** Undelivered events: event id to endpoint id. An event that reached all its endpoints is absent. */
  readonly undelivered = new Map<string, Map<string, DeliveryState>>();
  private readonly responses = new Map<string, KeyedResponse>();
  private readonly listeners: Listener[] = [];
  private readonly journal: Journal;

  constructor(directory: string | undefined) {
    const replay = (text: string) => this.apply(decodeLine(text));
    this.journal = directory ? openJournal(directory, replay) : memoryJournal;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    return this.tables[kind].get(id);
  }

  onCommit(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Runs `work` synchronously, so requests never interleave. Nothing is stored when it throws. `at` is in Unix seconds. */
  transact<T>(origin: Origin, work: (tx: Transaction) => T, at?: number): T {
    const tx = new Transaction(this.tables, origin, at);
    const result = work(tx);
    if (tx.puts.length > 0 || tx.keyed) {
      tx.dropSuperseded();
      this.journal.append(encodeCommit(tx));
      this.apply({ puts: tx.puts, events: tx.events, keyed: tx.keyed });
      for (const listener of this.listeners) listener(tx);
    }
    return result;
  }

  /** Records the final state of a delivery. */
  closeDelivery(event: string, endpoint: string, state: 'delivered' | 'failed' | 'lost'): void {
    const delivery: JournalLine['delivery'] = [event, endpoint, state];
    this.journal.append(JSON.stringify({ delivery }));
    this.apply({ delivery });
  }

  rememberedResponse(key: string): KeyedResponse | undefined {
    const keyed = this.responses.get(key);
    return keyed && keyed.at > Date.now() / 1000 - idempotencySeconds ? keyed : undefined;
  }

  close(): void {
    this.journal.close();
  }

  private apply({ puts = [], events = [], keyed, delivery }: JournalLine): void {
    for (const { kind, record } of puts) (this.tables[kind as Kind] as Collection<typeof record>).put(record);
    for (const event of events) {
      this.events.put(event);
      this.address(event);
    }
    if (keyed) this.responses.set(keyed.key, keyed);
    if (delivery) this.noteDelivery(...delivery);
  }

  /** Assigns an event to its endpoints. Replay is in order, so it finds the same endpoints as before. */
  private address(event: EventRecord): void {
    for (const endpoint of this.tables.webhook_endpoint.all()) {
      if (!wants(endpoint, event)) continue;
      const states = this.undelivered.get(event.id) ?? new Map<string, DeliveryState>();
      this.undelivered.set(event.id, states.set(endpoint.id, 'pending'));
    }
  }

  private noteDelivery(event: string, endpoint: string, state: DeliveryState | 'delivered'): void {
    const states = this.undelivered.get(event);
    if (!states) return;
    if (state === 'delivered') states.delete(endpoint);
    else states.set(endpoint, state);
    if (states.size === 0) this.undelivered.delete(event);
  }
}
