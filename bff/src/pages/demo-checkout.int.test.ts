import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowhere, startStore, type TestStore } from '../test-store';

describe.each([true, false])('GET /checkout where the demonstration is on: %s', (hasDemoCheckout) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await startStore({ auth: nowhere, hasDemoCheckout });
  });
  afterAll(() => store.stop());

  it(hasDemoCheckout ? '200' : '302 to the real checkout', async () => {
    const response = await request(store.server).get('/checkout?lang=ar');
    expect(response.status).toBe(hasDemoCheckout ? 200 : 302);
    expect(response.headers.location).toBe(hasDemoCheckout ? undefined : '/stripe-checkout?lang=ar');
  });

  it('200 for the pages beside it', async () => {
    await request(store.server).get('/checkout/success').expect(200);
    await request(store.server).get('/stripe-checkout').expect(200);
  });
});
