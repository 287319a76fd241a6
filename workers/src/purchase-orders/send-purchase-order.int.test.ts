import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@shopwright/service-kit/errors';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { saveSettings } from '../../../services/catalog/src/test-catalog';
import { purchaseOrder } from '../previews/samples';
import { describeConsumer } from '../test-consumer';
import { startTestStore, type TestStore } from '../test-store';
import { postPurchaseOrder } from './post-purchase-order';

let lastId = 0;
const newId = () => {
  lastId += 1;
  return lastId;
};
const due = (purchaseOrderId = newId()) => ({ orderId: 1, purchaseOrderId, attempt: 1 });

describeConsumer('purchase-orders', {
  queue: 'purchase-orders',
  type: 'order-confirmed',
  service: 'order',
  payload: async () => ({ orderId: newId(), userId: null, totalCents: 100, reward: null }),
  countEffects: async ({ effects }, payload) =>
    effects.syncedPurchases.get((payload as { orderId: number }).orderId) === true ? 1 : 0,
});

describeConsumer('purchase-order-sends', {
  queue: 'purchase-order-sends',
  type: 'purchase-order-due',
  service: 'order',
  payload: async () => due(),
  countEffects: async ({ mailbox }, payload) => {
    const { purchaseOrderId } = payload as ReturnType<typeof due>;
    return (await mailbox.list()).filter(({ subject }) => subject.startsWith(`Purchase order PO-${purchaseOrderId} `))
      .length;
  },
});

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

/** An endpoint of a supplier: each call takes the next answer, and the last one stays. */
async function startSupplier(answers: { status?: number; body?: string; location?: string; hangs?: boolean }[]) {
  const received: Received[] = [];
  const server: Server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const { status = 200, body = '', location, hangs } = answers[Math.min(received.length, answers.length - 1)] ?? {};
      received.push({ headers: req.headers, body: Buffer.concat(chunks).toString() });
      if (!hangs) res.writeHead(status, location ? { location } : {}).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`,
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('sending a purchase order', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await startTestStore(inject('redisUrl'));
    await saveSettings(store.catalog.client, {
      name: 'Lampes',
      language: 'fr',
      contactEmail: 'bonjour@lampes.example',
    });
  });
  afterAll(() => store.stop());

  const handle = async (id: number) => {
    const eventId = await store.publish('purchase-order-sends', 'purchase-order-due', due(id));
    return store.waitForJob('purchase-order-sends', eventId);
  };
  /** Sends a purchase order to an endpoint with these answers. */
  const post = async (...answers: Parameters<typeof startSupplier>[0]) => {
    const supplier = await startSupplier(answers);
    const id = newId();
    store.purchased.set(id, { apiEndpoint: supplier.url });
    const job = await handle(id);
    await supplier.close();
    return { job, outcomes: store.effects.purchases.get(id), received: supplier.received };
  };

  it('emails it in the language of the store, to be answered to its contact address', async () => {
    const id = newId();
    expect(await handle(id)).toMatchObject({ state: 'completed', attempts: 1 });
    const [summary] = await store.mailbox.list(1);
    expect(summary).toMatchObject({
      to: ['Norbeck Direct <orders@norbeck.example>'],
      subject: `Bon de commande PO-${id} de Lampes`,
    });
    const { text, html } = await store.mailbox.get(summary?.id ?? '');
    for (const part of ['2 × Studio microphone', 'ND-7731', 'ND-2204', purchaseOrder.customerName]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(store.effects.purchases.get(id)).toEqual([{ kind: 'sent', channel: 'email' }]);
  });

  it('sends nothing that is no longer needed', async () => {
    const id = newId();
    store.purchased.set(id, null);
    expect(await handle(id)).toMatchObject({ state: 'completed' });
    expect(store.effects.purchases.has(id)).toBe(false);
  });

  it('tells staff of an address that the mail server refuses', async () => {
    const id = newId();
    store.faults.mailer.push(new AppError('unprocessable', 'no such recipient'));
    expect(await handle(id)).toMatchObject({ state: 'completed' });
    expect(store.effects.purchases.get(id)).toMatchObject([{ kind: 'failed', problem: 'email_refused' }]);
  });

  it('posts it as JSON, where the supplier has an endpoint', async () => {
    const { job, outcomes, received } = await post({ status: 201, body: '{"ok":true}' });
    expect(job).toMatchObject({ state: 'completed', attempts: 1 });
    expect(outcomes).toEqual([{ kind: 'sent', channel: 'api' }]);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': purchaseOrder.key,
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      reference: expect.stringMatching(/^PO-\d+$/),
      accountNumber: 'ND-2204',
      currency: 'USD',
      shipTo: { name: purchaseOrder.customerName, address: purchaseOrder.customerAddress },
      lines: [
        { sku: 'ND-7731', name: 'Studio microphone', quantity: 2, unitCost: '21.87' },
        { sku: null, name: 'USB-C cable, 2 m', quantity: 2, unitCost: '8.72' },
      ],
      totalCost: '61.18',
    });
  });

  it('tries again what the supplier could not take, with the same key', async () => {
    const { job, outcomes, received } = await post({ status: 500, body: 'down' }, { status: 429 }, { hangs: true }, {});
    expect(job).toMatchObject({ state: 'completed', attempts: 4 });
    expect(outcomes).toMatchObject([
      { kind: 'retried', problem: 'unavailable', detail: '500 down' },
      { kind: 'retried', detail: '429' },
      { kind: 'retried', detail: 'Took too long to answer' },
      { kind: 'sent', channel: 'api' },
    ]);
    expect(new Set(received.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([purchaseOrder.key]));
  });

  it('fails what the supplier refuses, with what they say in one short line', async () => {
    const { job, outcomes } = await post({ status: 400, body: `Unknown\n item\u0000 ${'x'.repeat(1000)}` });
    expect(job).toMatchObject({ state: 'completed', attempts: 1 });
    const [outcome] = outcomes ?? [];
    expect(outcome).toMatchObject({
      kind: 'failed',
      problem: 'rejected',
      detail: expect.stringMatching(/^400 Unknown item x+$/),
    });
    expect(outcome && 'detail' in outcome && outcome.detail?.length).toBe(304);
  });

  it('follows no redirect, and so takes no order inwards', async () => {
    const inner = await startSupplier([{}]);
    const { outcomes } = await post({ status: 307, location: inner.url });
    expect(outcomes).toMatchObject([{ kind: 'failed', problem: 'redirected' }]);
    expect(inner.received).toEqual([]);
    await inner.close();
  });
});

describe('the address of an endpoint', () => {
  it.each(['https://127.0.0.1/orders', 'https://[::1]/orders', 'https://10.0.0.7/', 'https://169.254.169.254/latest'])(
    '%s is not called',
    async (apiEndpoint) => {
      const supplier = { ...purchaseOrder.supplier, apiEndpoint };
      expect(await postPurchaseOrder({ ...purchaseOrder, supplier })).toMatchObject({
        kind: 'failed',
        problem: 'bad_address',
      });
    },
  );

  it('may be away', async () => {
    const supplier = { ...purchaseOrder.supplier, apiEndpoint: 'http://127.0.0.1:1/orders' };
    expect(await postPurchaseOrder({ ...purchaseOrder, supplier }, { allowLocal: true })).toMatchObject({
      kind: 'retried',
      problem: 'unavailable',
    });
  });
});
