import type { Endpoint } from '@shopwright/contracts/endpoint';
import {
  importCustomerBatch,
  importDiscountBatch,
  importOrderBatch,
  importPoints,
  importTaxExemptions,
  nextImportBatch,
  recordImportBatch,
} from '@shopwright/contracts/http/internal-imports';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import { describe, expect, it } from 'vitest';
import { passOnItems } from './pass-on-items';

interface Batch {
  kind: 'customers' | 'orders' | 'discounts';
  phase?: 'check' | 'import' | 'undo';
  givesPoints?: boolean;
  items?: object[];
}

/** Passes one batch on to services that answer as told, and returns what they and the catalog were sent. */
async function passOn(
  { kind, phase = 'import', givesPoints = false, items = [] }: Batch,
  answers: [Endpoint, unknown][],
) {
  const batch = { importId: 'i', phase, sendsInvitations: false, givesPoints, currency: 'usd', items };
  const responses = new Map<Endpoint, unknown>([
    [nextImportBatch as Endpoint, { kind, batch }],
    [recordImportBatch as Endpoint, { isDone: true }],
    ...answers,
  ]);
  const sent = new Map<Endpoint, unknown>();
  const call = async (endpoint: Endpoint, { body }: { body?: unknown }) => {
    sent.set(endpoint, body);
    if (!responses.has(endpoint)) throw new Error(`Nobody expects ${endpoint.path}`);
    return responses.get(endpoint);
  };
  const client: ServiceClient = { call: call as unknown as ServiceClient['call'], ping: async () => undefined };
  await passOnItems({ catalog: client, order: client, auth: client }, 'j', {
    pace: (work) => work(),
    isOver: () => false,
  });
  const { decided } = sent.get(recordImportBatch as Endpoint) as { decided: unknown };
  return { decided, sent: (endpoint: unknown) => sent.get(endpoint as Endpoint) };
}

it('passes nothing on that was canceled during a rest', async () => {
  const batch = { importId: 'i', phase: 'import', items: [] };
  let isCanceled = false;
  const sent: Endpoint[] = [];
  const call = async (endpoint: Endpoint) => {
    sent.push(endpoint);
    if (endpoint === (nextImportBatch as Endpoint)) return { kind: 'discounts', batch: isCanceled ? undefined : batch };
    return endpoint === (recordImportBatch as Endpoint) ? { isDone: false } : [];
  };
  const client: ServiceClient = { call: call as unknown as ServiceClient['call'], ping: async () => undefined };
  let batches = 0;
  await passOnItems({ catalog: client, order: client, auth: client }, 'j', {
    pace: (work) => {
      isCanceled = batches > 0;
      batches += 1;
      return work();
    },
    isOver: () => false,
  });
  expect(sent).toEqual([nextImportBatch, importDiscountBatch, recordImportBatch, nextImportBatch]);
});

const changes = { values: { email: [null, 'a@example.com'] } };

describe('customers', () => {
  const decided = [
    { key: 'a', outcome: 'created', changes, userId: 7, taxExemption: 'Certificate 12' },
    { key: 'b', outcome: 'unchanged', changes: { values: {} }, userId: 8, taxExemption: 'Tax exempt' },
    { key: 'c', outcome: 'unchanged', changes: { values: {} }, userId: 9, taxExemption: 'Tax exempt' },
    { key: 'd', reason: 'email: Required' },
  ];

  it('are exempt from tax where the file says so and staff said nothing else', async () => {
    const { decided: recorded, sent } = await passOn({ kind: 'customers' }, [
      [importCustomerBatch as Endpoint, decided],
      [importTaxExemptions as Endpoint, [7, 8]],
    ]);
    expect(sent(importTaxExemptions)).toEqual({
      importId: 'i',
      phase: 'import',
      accounts: [
        { userId: 7, reason: 'Certificate 12' },
        { userId: 8, reason: 'Tax exempt' },
        { userId: 9, reason: 'Tax exempt' },
      ],
    });
    expect(recorded).toEqual([
      { key: 'a', outcome: 'created', changes: { values: { ...changes.values, taxExempt: [null, 'Certificate 12'] } } },
      { key: 'b', outcome: 'updated', changes: { values: { taxExempt: [null, 'Tax exempt'] } } },
      { key: 'c', outcome: 'unchanged', changes: { values: {} } },
      { key: 'd', reason: 'email: Required' },
    ]);
  });

  it('are shown as exempt by a dry run that has no account of them', async () => {
    const { decided: recorded } = await passOn({ kind: 'customers', phase: 'check' }, [
      [importCustomerBatch as Endpoint, [{ ...decided[0], userId: undefined }]],
    ]);
    expect(recorded).toMatchObject([{ changes: { values: { taxExempt: [null, 'Certificate 12'] } } }]);
  });

  it('pay tax again with the undo', async () => {
    const { sent } = await passOn({ kind: 'customers', phase: 'undo' }, [
      [importCustomerBatch as Endpoint, [{ key: 'a' }]],
      [importTaxExemptions as Endpoint, [7]],
    ]);
    expect(sent(importTaxExemptions)).toMatchObject({ phase: 'undo', accounts: [] });
  });
});

describe('orders', () => {
  const paid = { reference: '#A1', email: 'a@example.com', total: '34.90' };
  const decided = [
    { key: 'a', outcome: 'unchanged', changes: { values: { number: ['#A1', '#A1'] } }, paid },
    { key: 'b', outcome: 'created', changes: { values: { number: [null, '#B1'] } } },
  ];

  it('earn points where they are asked for', async () => {
    const { decided: recorded, sent } = await passOn({ kind: 'orders', givesPoints: true }, [
      [importOrderBatch as Endpoint, decided],
      [importPoints as Endpoint, [{ reference: '#a1', points: 34 }]],
    ]);
    expect(sent(importPoints)).toEqual({ importId: 'i', phase: 'import', orders: [paid] });
    expect(recorded).toEqual([
      { key: 'a', outcome: 'updated', changes: { values: { number: ['#A1', '#A1'], points: [null, 34] } } },
      { key: 'b', outcome: 'created', changes: { values: { number: [null, '#B1'] } } },
    ]);
  });

  it('earn none where they are not', async () => {
    const { decided: recorded } = await passOn({ kind: 'orders' }, [[importOrderBatch as Endpoint, decided]]);
    expect(recorded).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'created' }]);
  });

  it('give back what they earned with the undo', async () => {
    const items = [
      { key: 'a', rows: [], outcome: 'updated', changes: { values: { number: ['#A1', '#A1'], points: [null, 34] } } },
      { key: 'b', rows: [], outcome: 'created', changes: { values: { number: [null, '#B1'] } } },
      { key: 'c', rows: [], outcome: 'created', changes: { values: { number: [null, '#C1'], points: [null, 5] } } },
    ];
    const { sent } = await passOn({ kind: 'orders', phase: 'undo', givesPoints: true, items }, [
      // The undo keeps what another import wrote since then, and so its points.
      [
        importOrderBatch as Endpoint,
        [{ key: 'a' }, { key: 'b' }, { key: 'c', reason: 'Changed since then, and kept' }],
      ],
      [importPoints as Endpoint, []],
    ]);
    expect(sent(importPoints)).toMatchObject({ phase: 'undo', orders: [{ reference: '#A1' }] });
  });
});

it('discounts are decided by the order service alone', async () => {
  const decided = [{ key: 'a', outcome: 'created', changes }];
  const { decided: recorded } = await passOn({ kind: 'discounts' }, [[importDiscountBatch as Endpoint, decided]]);
  expect(recorded).toEqual(decided);
});
