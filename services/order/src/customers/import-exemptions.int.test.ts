import { importTaxExemptions } from '@shopwright/contracts/http/internal-imports';
import { getMyTaxExemption } from '@shopwright/contracts/http/orders';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taxExemptions } from '../db/customer-tables';

let store: TestStore;
let importId: string;
let userId = 9000;

beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.close());
beforeEach(() => {
  importId = crypto.randomUUID();
  userId += 1;
});

const call = (phase: 'check' | 'import' | 'undo', id = importId) =>
  store.orderClient.call(importTaxExemptions, {
    body: { importId: id, phase, accounts: phase === 'undo' ? [] : [{ userId, reason: 'Certificate 12' }] },
  });
const read = async () => (await store.orderClient.call(getMyTaxExemption, {}, { role: 'shopper', userId })).reason;
const decide = (reason: string | null, version: number) =>
  store.order.database.db
    .insert(taxExemptions)
    .values({ userId, reason, version, updatedAt: new Date() })
    .onConflictDoUpdate({ target: taxExemptions.userId, set: { reason, version } });

describe('an imported exemption from tax', () => {
  it('counts for the account, and is known by a batch that comes again', async () => {
    expect(await call('check')).toEqual([userId]);
    expect(await read()).toBeNull();
    expect(await Promise.all([call('import'), call('import')])).toEqual([[userId], [userId]]);
    expect(await read()).toBe('Certificate 12');
    expect(await call('import', crypto.randomUUID())).toEqual([]);
  });

  it.each([null, 'Embassy 12'])('leaves alone what staff decided: %j', async (reason) => {
    await decide(reason, 2);
    expect(await call('check')).toEqual([]);
    expect(await call('import')).toEqual([]);
    expect(await read()).toBe(reason);
  });

  it('ends with the undo of its import, unless staff changed it', async () => {
    await call('import');
    await call('undo', crypto.randomUUID());
    expect(await read()).toBe('Certificate 12');
    await decide('Certificate 13', 2);
    await call('undo');
    expect(await read()).toBe('Certificate 13');
    await store.order.database.db.delete(taxExemptions).where(eq(taxExemptions.userId, userId));
    await call('import');
    expect(await call('undo')).toEqual([userId]);
    expect(await read()).toBeNull();
  });
});
