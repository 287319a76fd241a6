import { uploadReturnPhoto } from '@shopwright/contracts/http/customer-orders';
import { returnPhoto } from '@shopwright/contracts/http/order-files';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { buy, buyAndShip, customerOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeUnusedPhotos } from './return-photos';

let shop: TestStore;
const ada: Actor = { role: 'shopper', userId: 51 };

beforeAll(async () => {
  shop = await startTestStore();
});
afterAll(() => shop.close());

const ask: ReturnType<typeof customerOf>['return'] = (...args) => customerOf(shop, ada).return(...args);

describe('photos of a return', () => {
  const jpeg = (color: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
  const upload = async (id: number, color = 'red') => {
    const agent = await shop.raw(ada);
    const path = uploadReturnPhoto.path.replace(':id', String(id));
    return agent
      .post(path)
      .set('content-type', 'image/jpeg')
      .send(await jpeg(color));
  };

  it('are stored without their metadata, given to one return, and shown to staff and its customer', async () => {
    const { id, units } = await buyAndShip(shop, { quantity: 1, actor: ada });
    const { body, status } = await upload(id);
    expect(status).toBe(201);
    const elsewhere = await buyAndShip(shop, { quantity: 1, actor: ada });
    await expect(ask(elsewhere.id, elsewhere.units(1), { photos: [body.photo] })).rejects.toMatchObject({
      code: 'unprocessable',
      fields: [{ path: 'photos' }],
    });
    const order = await ask(id, units(1), { photos: [body.photo] });
    expect(order.returns[0]?.photos).toEqual([body.photo]);
    const path = returnPhoto.path.replace(':id', String(id)).replace(':photo', body.photo);
    const shown = await (await shop.raw({ role: 'staff', userId: 1 })).get(path).buffer().expect(200);
    const { format, exif } = await sharp(shown.body as Buffer).metadata();
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
    await (await shop.raw(ada)).get(path).expect(200).expect('content-type', 'image/webp');
    await (await shop.raw({ role: 'shopper', userId: 52 })).get(path).expect(404);
    await (await shop.raw({ role: 'anonymous' })).get(path).expect(401);
    const ofAnother = returnPhoto.path.replace(':id', String(elsewhere.id)).replace(':photo', body.photo);
    await (await shop.raw(ada)).get(ofAnother).expect(404);
  });

  it('are limited, refused where they are no image, and purged where no return took them', async () => {
    const { id, units } = await buyAndShip(shop, { quantity: 1, actor: ada });
    const agent = await shop.raw(ada);
    const path = uploadReturnPhoto.path.replace(':id', String(id));
    await agent.post(path).set('content-type', 'image/png').send(Buffer.from('no image')).expect(400);
    const { body } = await upload(id);
    const statuses = await Promise.all(Array.from({ length: 21 }, () => upload(id).then(({ status: code }) => code)));
    expect(statuses.filter((code) => code === 201)).toHaveLength(19);
    // A full order is refused before its upload is decoded.
    await agent.post(path).set('content-type', 'image/png').send(Buffer.from('no image')).expect(422);
    const unshipped = await buy(shop, { actor: ada });
    expect((await upload(unshipped.id)).status).toBe(409);
    await purgeUnusedPhotos({ ...shop.order, now: () => new Date(Date.now() + 2 * 86_400_000) });
    await expect(ask(id, units(1), { photos: [body.photo] })).rejects.toMatchObject({ code: 'unprocessable' });
  });
});
