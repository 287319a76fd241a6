import type { Discount } from '@shopwright/contracts/http/discounts';
import { needsAddress, type SellingSettings } from '@shopwright/contracts/http/selling';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, isNotNull, isNull } from 'drizzle-orm';
import { discounts } from '../db/selling-tables';
import { toDiscount } from './discount-row';
import { getSellingSettings } from './selling-settings';

/** What every quote needs to know of the store. */
export interface SellingNow {
  settings: SellingSettings;
  /** Those that apply by themselves. */
  automatic: Discount[];
  hasCodes: boolean;
}

interface Known {
  now: Promise<SellingNow>;
  readAt: number;
}

/** A change takes effect within this time, as everywhere in the store; in the process that makes it, immediately. */
const keptMs = 1000;
const knownOf = new WeakMap<Database, Known>();

export function readSelling(database: Database): Promise<SellingNow> {
  const known = knownOf.get(database);
  if (known && performance.now() - known.readAt < keptMs) return known.now;
  const now = read(database);
  knownOf.set(database, { now, readAt: performance.now() });
  now.catch(() => forgetSelling(database));
  return now;
}

export const forgetSelling = (database: Database): void => void knownOf.delete(database);

async function read(database: Database): Promise<SellingNow> {
  const { db } = database;
  const isOffered = and(isNull(discounts.deletedAt), discounts.isEnabled);
  const [settings, rows, coded] = await Promise.all([
    getSellingSettings(database),
    db
      .select()
      .from(discounts)
      .where(and(isOffered, isNull(discounts.codeKey)))
      .limit(automaticMax),
    db
      .select({ id: discounts.id })
      .from(discounts)
      .where(and(isOffered, isNotNull(discounts.codeKey)))
      .limit(1),
  ]);
  return { settings, automatic: rows.map(toDiscount), hasCodes: coded.length > 0 };
}

/** Each that does not combine is priced by itself. */
const automaticMax = 50;

/** A store that has set up nothing charges the plain subtotal. */
export const chargesOnlyGoods = ({ settings, automatic }: SellingNow): boolean =>
  !needsAddress(settings) && automatic.length === 0;
