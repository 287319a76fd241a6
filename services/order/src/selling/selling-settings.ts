import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/selling';
import type { SellingSettings } from '@shopwright/contracts/http/selling';
import type { Database } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { appendEvent } from '@shopwright/service-kit/messaging/outbox';
import { and, eq } from 'drizzle-orm';
import { sellingSettings } from '../db/selling-tables';

const nothing: SellingSettings = { shipping: null, tax: null, version: 0, updatedAt: null };

export async function getSellingSettings({ db }: Pick<Database, 'db'>): Promise<SellingSettings> {
  const [row] = await db.select().from(sellingSettings);
  return row ? { ...row.document, version: row.version, updatedAt: row.updatedAt.toISOString() } : nothing;
}

/** Replaces the settings. Of two at the same time that know the same version one wins, and the other gets `conflict`. */
export async function putSellingSettings(
  database: Database,
  { version, ...document }: BodyOf<typeof endpoints.putSellingSettings>,
  now: Date,
): Promise<SellingSettings> {
  const row = { version: version + 1, document, updatedAt: now };
  const isWritten = await database.transaction(async (tx) => {
    const written =
      version === 0
        ? await tx.insert(sellingSettings).values(row).onConflictDoNothing().returning()
        : await tx
            .update(sellingSettings)
            .set(row)
            .where(and(eq(sellingSettings.id, 1), eq(sellingSettings.version, version)))
            .returning();
    if (written.length > 0) await appendEvent(tx, 'selling-settings-saved', { version: row.version });
    return written.length > 0;
  });
  if (isWritten) return getSellingSettings(database);
  throw new AppError('conflict', 'Someone else changed the settings meanwhile', {
    fields: [{ path: 'version', message: 'Someone else changed the settings meanwhile' }],
    details: await getSellingSettings(database),
  });
}
