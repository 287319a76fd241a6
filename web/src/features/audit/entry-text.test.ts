import { type AuditEntry, auditTargets } from '@shopwright/contracts/http/audit';
import { isPagePath } from '@shopwright/contracts/pages';
import { describe, expect, it } from 'vitest';
import { actorName, changedFields, fieldName, isOfTeam, kindOf, targetPath, valueText } from './entry-text';

const t = (key: string, values?: object) => (values ? `${key} ${Object.values(values).join()}` : key);
const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 'catalog-1',
  at: '2026-11-30T02:00:00.000Z',
  actor: { userId: 3, name: 'Priya Raman', role: 'operator', apiKey: null, importId: null },
  action: 'PUT /products/:id',
  target: { type: 'product', id: '7', name: 'Desk' },
  before: { price: '1.00' },
  after: { price: '2.00' },
  details: null,
  network: null,
  traceId: null,
  requestId: null,
  sameRequest: 1,
  canUndo: true,
  undoes: null,
  undoneBy: null,
  isSealed: true,
  ...changes,
});

it.each([
  [{}, 'audit.kind_changed'],
  [{ before: null }, 'audit.kind_created'],
  [{ after: null }, 'audit.kind_deleted'],
  [{ undoes: 'catalog-1' }, 'audit.kind_undo'],
  [{ before: null, after: null, details: { outcome: 'succeeded' } }, 'audit.kind_succeeded'],
  [{ before: null, after: null, details: { outcome: 'unauthenticated' } }, 'audit.kind_failed'],
  [{ before: null, target: { type: 'settings', id: 'store', name: null } }, 'audit.kind_changed'],
])('%j is %s', (changes, key) => {
  expect(kindOf(entry(changes)).key).toBe(key);
});

describe('the actor', () => {
  const of = (actor: Partial<AuditEntry['actor']>, changes: Partial<AuditEntry> = {}) =>
    actorName(t, entry({ actor: { ...entry({}).actor, ...actor }, ...changes }));

  it('is a member, with the key or the import that acted', () => {
    expect(of({})).toBe('Priya Raman');
    expect(of({ apiKey: { id: 1, name: 'Warehouse' } })).toBe('Priya Raman · audit.via_key Warehouse');
    expect(of({ importId: 'x' })).toBe('Priya Raman · audit.actor_import');
  });

  it('is named by what is known, where there is no name', () => {
    expect(of({ name: null })).toBe('audit.actor_gone 3');
    expect(of({ name: null, userId: null, importId: 'x' })).toBe('audit.actor_import');
    expect(of({ name: null, userId: null }, { details: { outcome: 'unauthenticated' } })).toBe('audit.actor_stranger');
  });
});

it('names values for people', () => {
  const lines = [
    { name: 'Lamp', quantity: 2 },
    { name: 'Engraving', quantity: 1 },
  ];
  const texts = [null, '', true, ['a', 'b'], '[hidden]', '[changed]', 5, { a: 1 }, lines].map((value) =>
    valueText(t, value),
  );
  expect(texts).toEqual([
    'audit.empty',
    'audit.empty',
    'shared.yes',
    'a, b',
    'audit.hidden',
    'audit.hidden_changed',
    '5',
    '{"a":1}',
    '2 × Lamp, 1 × Engraving',
  ]);
});

it('names fields, also those below the target', () => {
  const names = ['price', 'product_translations.de.name', 'refunds.5.amount'].map((field) => fieldName(t, field));
  expect(names).toEqual(['shared.inventory.column_price', 'audit.field_name (de)', 'refunds.5.amount']);
});

it('has the fields of both sides, without the id', () => {
  const changed = entry({ before: { a: 1 }, after: { id: 7, a: 2, b: 3 } });
  expect(changedFields(changed)).toEqual([
    { field: 'a', before: 1, after: 2 },
    { field: 'b', before: undefined, after: 3 },
  ]);
});

it('tells what owners confirm from what the log undoes', () => {
  const of = (id: string, type: string, changes: Partial<AuditEntry> = {}) =>
    isOfTeam(entry({ id, target: { type, id: '1', name: null }, ...changes }));
  expect([of('auth-1', 'team-role'), of('auth-1', 'settings')]).toEqual([true, true]);
  expect([of('catalog-1', 'settings'), of('auth-1', 'job'), of('auth-1', 'team-role', { before: null })]).toEqual([
    false,
    false,
    false,
  ]);
});

it('leads to pages that exist', () => {
  for (const type of auditTargets) {
    const path = targetPath({ type, id: '7', name: null });
    if (path) expect([type, isPagePath(path.split('?')[0] ?? '')]).toEqual([type, true]);
  }
});
