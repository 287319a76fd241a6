import { sql } from 'drizzle-orm';
import { customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Reads and writes a moment as a Date. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Holds a decimal string with two decimals in every currency. */
export const money = (name: string) => numeric(name, { precision: 10, scale: 2 });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Lists the values of a CHECK (… in (…)). */
export const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
