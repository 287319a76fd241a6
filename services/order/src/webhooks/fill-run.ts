import type { WebhookEvent } from '@shopwright/contracts/http/internal-webhooks';
import { type SQL, sql } from 'drizzle-orm';
import type { OrderDeps } from '../deps';

export type FillDeps = Pick<OrderDeps, 'database' | 'catalog' | 'auth' | 'now' | 'logger'>;

export type Source = 'order' | 'catalog' | 'auth';

/** An event with what it tells. */
interface Told {
  id: string;
  topic: WebhookEvent['topic'];
  object: string;
  objectId: number;
  occurredAt: Date;
  data: object;
}

export interface Run {
  source: Source;
  budgetMs: number;
  /** What the last batch passed on, and is removed before the next one is read. */
  handled: string[];
  /** Orders that could not be read: later events of theirs wait too. */
  held: Set<number>;
}

export interface Read {
  ids: string[];
  told: Told[];
  isLast: boolean;
  /** True where an order was held back, so that the next batch has others. */
  isHeld?: boolean;
}

/**
 * The advisory lock of who passes on the events of a source. An erasure takes it too: what was read before it is written by then,
 * and what is read after it knows no customer any more.
 */
export const fillLock = (source: Source): SQL => sql`hashtext(${`fill webhooks of ${source}`})`;
