import { setTimeout as pause } from 'node:timers/promises';
import { type EmailSummary, keptEmailsMax } from '@shopwright/contracts/http/mailbox';
import type { Books } from './read-books';
import type { StoreClient } from './store-client';

const pollMs = 5000;

/** Collects the emails of a run while it goes on, because the mailbox keeps only the newest. */
export class EmailWatch {
  private readonly seen = new Map<string, EmailSummary>();
  private readonly ending = new AbortController();
  private readonly ended: Promise<void>;

  /** The client is signed in as an operator. */
  constructor(private readonly client: StoreClient) {
    this.ended = this.poll();
  }

  /** Reads once more, and returns every email that names an event. */
  async end(): Promise<Books['emails']> {
    this.ending.abort();
    await this.ended;
    await this.read();
    return [...this.seen.values()].flatMap(({ eventId, to }) => (eventId === null ? [] : [{ eventId, to }]));
  }

  private async poll(): Promise<void> {
    while (!this.ending.signal.aborted) {
      await this.read().catch(() => undefined);
      await pause(pollMs, undefined, { signal: this.ending.signal }).catch(() => undefined);
    }
  }

  private async read(): Promise<void> {
    const { status, body } = await this.client.call<EmailSummary[]>('GET', `/ops/mail?limit=${keptEmailsMax}`);
    if (status !== 200) throw new Error(`The mailbox answered ${status}`);
    for (const email of body) this.seen.set(email.id, email);
  }
}
