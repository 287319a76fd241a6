import { sql } from 'drizzle-orm';
import { customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** A moment, read and written as a Date. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** A decimal string with two decimals in every currency. */
export const money = (name: string) => numeric(name, { precision: 10, scale: 2 });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Of a CHECK (… in (…)). */
export const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
