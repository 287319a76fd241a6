import { createHmac } from 'node:crypto';
import type { SandboxConfig } from '../config';
import { between, type Faults, happens } from '../http/control';
import type { Ledger } from '../ledger/ledger';
import { eventView } from '../objects/events';

const retryGapsSeconds = [1, 2, 5, 10, 30, 60];
const inFlightMax = 32;
const shuffleHoldMs: [number, number] = [0, 1_500];
const duplicateHoldMs: [number, number] = [0, 2_000];

interface Attempt {
  event: string;
  endpoint: string;
  /** Failed attempts so far. */
  failures: number;
  /** An extra copy of an event, sent once without retries. */
  extra?: true;
}

/** Posts every event to its endpoints until each answers 2xx. Pending deliveries survive a restart. */
export class Deliveries {
  private readonly waiting = new Set<NodeJS.Timeout>();
  private readonly queue: Attempt[] = [];
  private readonly stopping = new AbortController();
  private inFlight = 0;

  constructor(
    private readonly ledger: Ledger,
    private readonly config: SandboxConfig['webhook'],
    private readonly faults: Faults,
  ) {
    ledger.onCommit(({ events }) => {
      for (const { id } of events)
        for (const endpoint of ledger.undelivered.get(id)?.keys() ?? []) this.plan(id, endpoint);
    });
  }

  /** Resumes the deliveries that the last run left pending. */
  resume(): void {
    for (const [event, endpoints] of this.ledger.undelivered)
      for (const [endpoint, state] of endpoints)
        if (state === 'pending') this.schedule({ event, endpoint, failures: 0 }, 0);
  }

  stop(): void {
    this.stopping.abort();
    for (const timer of this.waiting) clearTimeout(timer);
    this.queue.length = 0;
  }

  private plan(event: string, endpoint: string): void {
    const { drop, duplicate, delayMs, shuffle } = this.faults.current.webhooks;
    if (happens(drop)) {
      this.ledger.closeDelivery(event, endpoint, 'lost');
      return;
    }
    const wait = between(delayMs) + (happens(Number(shuffle)) ? between(shuffleHoldMs) : 0);
    this.schedule({ event, endpoint, failures: 0 }, wait);
    if (!happens(duplicate)) return;
    for (let copies = happens(0.5) ? 1 : 2; copies > 0; copies--)
      this.schedule({ event, endpoint, failures: 0, extra: true }, wait + between(duplicateHoldMs));
  }

  private schedule(attempt: Attempt, waitMs: number): void {
    if (waitMs <= 0) {
      this.enqueue(attempt);
      return;
    }
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      this.enqueue(attempt);
    }, waitMs).unref();
    this.waiting.add(timer);
  }

  private enqueue(attempt: Attempt): void {
    this.queue.push(attempt);
    this.drain();
  }

  private drain(): void {
    while (this.inFlight < inFlightMax && !this.stopping.signal.aborted) {
      const attempt = this.queue.shift();
      if (!attempt) return;
      this.inFlight++;
      void this.deliver(attempt).finally(() => {
        this.inFlight--;
        this.drain();
      });
    }
  }

  private async deliver(attempt: Attempt): Promise<void> {
    const endpoint = this.ledger.get('webhook_endpoint', attempt.endpoint);
    const event = this.ledger.events.get(attempt.event);
    if (!event) return;
    if (!endpoint || endpoint.deleted || endpoint.status === 'disabled') return this.close(attempt, 'failed');
    const body = JSON.stringify(eventView(event, this.ledger), null, 2);
    const taken = await this.post(endpoint.url, body, endpoint.secret);
    if (this.stopping.signal.aborted || attempt.extra) return;
    if (taken) return this.close(attempt, 'delivered');
    if (attempt.failures >= this.config.retriesMax) return this.close(attempt, 'failed');
    const gap = retryGapsSeconds[Math.min(attempt.failures, retryGapsSeconds.length - 1)] ?? 0;
    this.schedule({ ...attempt, failures: attempt.failures + 1 }, gap * 1_000);
  }

  private close({ event, endpoint, extra }: Attempt, state: 'delivered' | 'failed'): void {
    if (!extra) this.ledger.closeDelivery(event, endpoint, state);
  }

  private async post(url: string, body: string, secret: string): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, AbortSignal.timeout(this.config.timeoutMs)]),
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureHeader(body, secret),
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      // Refused, closed or timed out: each counts as not delivered and is retried.
      return false;
    }
  }
}

/** Stripe's webhook signature over the exact bytes sent (docs.stripe.com/webhooks/signature). */
function signatureHeader(body: string, secret: string, unixSeconds = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex');
  return `t=${unixSeconds},v1=${signature}`;
}
