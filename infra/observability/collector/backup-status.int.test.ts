import { getBackupStatus } from '@shopwright/contracts/http/backups';
import { describe, expect, it } from 'vitest';
import { sampleBackups } from './sample-backups';
import { backups } from './schema';
import { service, useCollector } from './test-collector';

useCollector();

const status = () => service.client.call(getBackupStatus, {}, { role: 'operator', userId: 1 });
const add = (row: typeof backups.$inferInsert) => service.deps.database.db.insert(backups).values(row);
const takenAt = '2026-11-22T03:00:00.000Z';

describe('GET /ops/backups', () => {
  it('200: tells of the newest backup, and of a failure until the next one succeeds', async () => {
    expect(await status()).toEqual({ last: null, failure: null });
    await add({ takenAt: new Date('2026-11-21T03:00:00Z'), rows: 5, bytes: 50, content: 'a' });
    await add({ takenAt: new Date(takenAt), rows: 7, bytes: 70, content: 'b' });
    expect(await status()).toEqual({ last: { takenAt, rows: 7, bytes: 70 }, failure: null });
    await add({ error: 'No space left on device' });
    expect(await status()).toMatchObject({ last: { takenAt }, failure: { reason: 'No space left on device' } });
    await add({ takenAt: new Date('2026-11-23T03:00:00Z'), rows: 8, bytes: 80, content: 'c' });
    expect((await status()).failure).toBeNull();
  });

  it('tells Prometheus when the last one succeeded, and 0 where none did', async () => {
    const read = async () => (await sampleBackups(service.deps.database).read())[0]?.values[0]?.value;
    await service.deps.database.db.delete(backups);
    await add({ error: 'No space left on device' });
    expect(await read()).toBe(0);
    await add({ finishedAt: new Date(takenAt), rows: 7, bytes: 70, content: 'b' });
    await add({ finishedAt: new Date(Date.parse(takenAt) + 1000), error: 'No space left on device' });
    expect(await read()).toBe(Date.parse(takenAt) / 1000);
  });

  it('403 for staff', async () => {
    const asked = service.client.call(getBackupStatus, {}, { role: 'staff', userId: 2 });
    await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
  });
});
