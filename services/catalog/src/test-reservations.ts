import { randomUUID } from 'node:crypto';
import {
  commitReservation,
  keepReservation,
  type ReservationOwner,
  releaseReservation,
  reserveStock,
} from '@shopwright/contracts/http/reservations';
import { sql } from 'drizzle-orm';
import { expireReservations } from './reservations/expire-reservations';
import type { TestCatalog } from './test-catalog';

/** Someone who opens checkouts, with limits that no test reaches unless it sets them. */
export const owner = (key: string, limits: Partial<ReservationOwner> = {}): ReservationOwner => ({
  key,
  openMax: 5,
  unitsMax: 100,
  valueMaxCents: 1_000_000,
  ...limits,
});

interface Options {
  reference?: string;
  quantity?: number;
  owners?: ReservationOwner[];
  replaces?: string;
  sharePercent?: number;
}

interface KeepOptions extends Pick<Options, 'owners' | 'sharePercent'> {
  ttlSeconds?: number;
}

/** The calls that a checkout makes of the catalog that `started` returns, with short defaults. */
export const reservationCalls = (started: () => TestCatalog) => ({
  async reserve(productId: number, { quantity = 1, ...more }: Options = {}): Promise<string> {
    const reference = more.reference ?? randomUUID();
    const items = [{ productId, quantity }];
    await started().client.call(reserveStock, { body: { ttlSeconds: 240, items, ...more, reference } });
    return reference;
  },
  keep: (
    reference: string,
    stage: 'paying' | 'attempted',
    { owners = [], ttlSeconds = 60, sharePercent = 20 }: KeepOptions = {},
  ) =>
    started().client.call(keepReservation, {
      params: { reference },
      body: { stage, ttlSeconds, owners, sharePercent },
    }),
  commit: (reference: string) => started().client.call(commitReservation, { params: { reference }, body: {} }),
  release: (reference: string) => started().client.call(releaseReservation, { params: { reference } }),
  async readReserved(productId: number): Promise<number | undefined> {
    const [row] = await started().database.db.execute<{ reserved: number }>(
      sql`select reserved_quantity as reserved from products where id = ${productId}`,
    );
    return row?.reserved;
  },
  async expire(reference: string): Promise<void> {
    await started().database.db.execute(
      sql`update reservations set expires_at = now() - interval '1 second' where reference = ${reference}`,
    );
    await expireReservations(started().database);
  },
});
