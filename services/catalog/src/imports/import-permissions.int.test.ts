import { askedKinds, type ImportKind, importKinds, permissionsOfKind } from '@shopwright/contracts/import-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
const jobs = {} as Record<ImportKind, string>;

const send = (agent: Awaited<ReturnType<TestCatalog['as']>>, kind: string) =>
  agent.post(`/imports/${kind}?dryRun=true`).type('text/csv').send('email');

beforeAll(async () => {
  catalog = await startTestCatalog();
  const manager = await catalog.as('staff');
  for (const kind of importKinds) jobs[kind] = (await send(manager, kind).expect(202)).body.id;
});
afterAll(() => catalog.stop());

const calls = (id: string) =>
  [
    ['get', `/imports/${id}`, 'read'],
    ['get', `/imports/${id}/items?show=created`, 'read'],
    ['get', `/imports/${id}/rejected`, 'read'],
    ['post', `/imports/${id}/state`, 'write'],
    ['post', `/imports/${id}/undo`, 'write'],
  ] as const;

describe.each(importKinds)('an import of %s', (kind) => {
  it('is for those alone who may read and write what it has', async () => {
    for (const [method, path, right] of calls(jobs[kind])) {
      const needed = permissionsOfKind[kind][right];
      const others = importKinds
        .flatMap((other) => Object.values(permissionsOfKind[other]))
        .filter((p) => p !== needed);
      const stranger = await catalog.asStaffWith('products:read', ...others);
      // What every call for an import needs is products:read itself.
      if (needed !== 'products:read') {
        const refused = await stranger[method](path).send(method === 'post' ? { to: 'canceled' } : undefined);
        expect([refused.status, refused.body.details?.permission], path).toEqual([403, needed]);
      }
      const allowed = await (await catalog.asStaffWith('products:read', needed))
        [method](path)
        .send(method === 'post' && path.endsWith('state') ? { to: 'running' } : method === 'post' ? {} : undefined);
      expect(allowed.status, path).not.toBe(403);
    }
  });

  it('is begun by those alone who may write it', async () => {
    const { write } = permissionsOfKind[kind];
    const others = importKinds.map((other) => permissionsOfKind[other].write).filter((other) => other !== write);
    expect((await send(await catalog.asStaffWith('products:read', ...others), kind)).status).toBe(403);
    expect((await send(await catalog.asStaffWith('products:read', write), kind)).status).toBe(202);
  });

  it('is in the list of those alone who may read it', async () => {
    const { read } = permissionsOfKind[kind];
    const kindsOf = async (...permissions: Parameters<TestCatalog['asStaffWith']>) => {
      const { body } = await (await catalog.asStaffWith('products:read', ...permissions)).get('/imports').expect(200);
      return new Set(body.map((row: { kind: string }) => row.kind));
    };
    expect(await kindsOf(read)).toContain(kind);
    if (read !== 'products:read') expect(await kindsOf()).not.toContain(kind);
  });
});

it('a file whose kind is not said demands the permissions of all kinds', async () => {
  expect(askedKinds).toContain('auto');
  const writes = importKinds.map((kind) => permissionsOfKind[kind].write);
  for (const left of writes) {
    const some = writes.filter((write) => write !== left);
    expect((await send(await catalog.asStaffWith('products:read', ...some), 'auto')).status, left).toBe(403);
  }
  expect((await send(await catalog.asStaffWith('products:read', ...writes), 'auto')).status).toBe(202);
});

it('an import that gives points demands the permission to change customers, and is known for it', async () => {
  const sendWithPoints = async (...permissions: Parameters<TestCatalog['asStaffWith']>) =>
    (await catalog.asStaffWith('products:read', 'orders:read', 'orders:write', ...permissions))
      .post('/imports/orders?points=true')
      .type('text/csv')
      .send('number');
  const refused = await sendWithPoints();
  expect([refused.status, refused.body.details?.permission]).toEqual([403, 'customers:write']);
  const { status, body } = await sendWithPoints('customers:write');
  expect(status).toBe(202);
  const listed = await (await catalog.as('staff')).get('/imports').expect(200);
  expect(listed.body.find(({ jobId }: { jobId: string }) => jobId === body.id)).toMatchObject({ givesPoints: true });
});
