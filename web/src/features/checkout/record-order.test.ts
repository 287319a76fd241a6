import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordPaidOrder } from './record-order';

const paid = {
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerAddress: '12 Analytical Row, London',
  total: '12.00',
  paymentIntentId: 'pi_1',
};
const noPause = async () => {};
const order = (status: string) => Response.json({ id: 7, status });
const down = () => Response.json({ code: 'unavailable', message: 'Down', requestId: 'r' }, { status: 503 });

afterEach(() => vi.unstubAllGlobals());

describe('recording a paid order', () => {
  it('asks again while the server fails or the payment is still processing', async () => {
    const fetched = vi
      .fn()
      .mockImplementationOnce(async () => down())
      .mockRejectedValueOnce(new TypeError('network'))
      .mockImplementationOnce(async () => order('pending'))
      .mockImplementationOnce(async () => order('confirmed'));
    vi.stubGlobal('fetch', fetched);
    expect(await recordPaidOrder(paid, noPause)).toMatchObject({ id: 7, status: 'confirmed' });
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('gives up without an error: the webhook brings the order all the same', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => down()),
    );
    expect(await recordPaidOrder(paid, noPause)).toBeUndefined();
  });
});
