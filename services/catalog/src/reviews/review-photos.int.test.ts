import { randomUUID } from 'node:crypto';
import { imageUpload } from '@shopwright/contracts/http/product-editing';
import { reviewPhotosMax } from '@shopwright/contracts/http/reviews';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { purgeLeftPhotos } from './review-photos';
import { buy, plainReview } from './test-reviews';

const [ada, ben] = [101, 102];

let catalog: TestCatalog;

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

type Role = Parameters<TestCatalog['as']>[0];

const jpeg = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Secret Artist' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();
const upload = async (productId: number, userId: number, file?: Buffer, type = 'image/jpeg', role: Role = 'shopper') =>
  (await catalog.as(role, userId))
    .post(`/products/${productId}/review-photos`)
    .set('content-type', type)
    .send(file ?? (await jpeg()));
const uploadMany = async (productId: number, userId: number, count: number): Promise<string[]> => {
  const photos: string[] = [];
  for (let n = 0; n < count; n += 1) photos.push((await upload(productId, userId)).body.photo);
  return photos;
};
const put = async (productId: number, userId: number, photos?: string[]) =>
  (await catalog.as('shopper', userId)).put(`/products/${productId}/review`).send({ ...plainReview, photos });
const read = async (photo: string, role: Role = 'anonymous', userId?: number) =>
  (await catalog.as(role, userId)).get(`/review-photos/${photo}`).buffer();
const statusesOf = async (photo: string) => ({
  visitor: (await read(photo)).status,
  author: (await read(photo, 'shopper', ada)).status,
  another: (await read(photo, 'shopper', ben)).status,
  staff: (await read(photo, 'staff', 1)).status,
});
const moderate = async (id: number, isHidden: boolean) =>
  (await catalog.as('staff')).put(`/reviews/${id}/moderation`).send({ isHidden }).expect(200);
const storedOf = async (userId: number): Promise<string[]> => {
  const rows = await catalog.database.db.execute<{ id: string }>(
    sql`select id from review_photos where user_id = ${userId} order by id`,
  );
  return rows.map(({ id }) => id);
};
const shownOf = async (productId: number) =>
  (await (await catalog.as('anonymous')).get(`/products/${productId}/reviews`).expect(200)).body[0]?.photos;

async function bought(...userIds: number[]): Promise<number> {
  const { id } = await catalog.addProduct({ stockQuantity: 50 });
  for (const userId of userIds) await buy(catalog, id, userId);
  return id;
}

/** Returns a visible review of Ada's with a photo. */
async function reviewed() {
  const productId = await bought(ada);
  const photos = await uploadMany(productId, ada, 1);
  const { body } = await put(productId, ada, photos);
  return { productId, reviewId: body.id as number, photo: photos[0] ?? '' };
}

describe('who uploads a photo', () => {
  it('401, 403: no visitor, none who bought nothing or another product, and no staff without a purchase', async () => {
    const productId = await bought(ada);
    await bought(ben);
    expect((await upload(productId, 0, undefined, 'image/jpeg', 'anonymous')).status).toBe(401);
    for (const role of ['shopper', 'staff'] as const) {
      const { status, body } = await upload(productId, ben, undefined, 'image/jpeg', role);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    expect(await storedOf(ben)).toEqual([]);
  });

  it('is asked before the file is read, with the same answers', async () => {
    const productId = await bought(ada);
    const ask = async (role: Role, userId?: number) =>
      (await (await catalog.as(role, userId)).get(`/products/${productId}/review-right`)).status;
    expect([await ask('anonymous'), await ask('shopper', ben), await ask('shopper', ada)]).toEqual([401, 403, 204]);
  });

  it('is who has a review, after the purchase was undone too', async () => {
    const { productId } = await reviewed();
    await catalog.database.db.execute(sql`update reservations set buyer_id = null where buyer_id = ${ada}`);
    expect((await upload(productId, ada)).status).toBe(201);
  });

  it('404: not for an unknown or archived product', async () => {
    const productId = await bought(ada);
    await catalog.database.db.execute(sql`update products set archived_at = now() where id = ${productId}`);
    expect([(await upload(productId, ada)).status, (await upload(2_147_483_647, ada)).status]).toEqual([404, 404]);
  });
});

describe('who sees a photo', () => {
  it('only its author until the review is published, then everyone', async () => {
    const productId = await bought(ada);
    const [photo = ''] = await uploadMany(productId, ada, 1);
    expect(await statusesOf(photo)).toEqual({ visitor: 404, author: 200, another: 404, staff: 404 });
    await put(productId, ada, [photo]);
    expect(await statusesOf(photo)).toEqual({ visitor: 200, author: 200, another: 200, staff: 200 });
  });

  it('only its author and staff while the review is hidden, or its product archived', async () => {
    const { productId, reviewId, photo } = await reviewed();
    const hidden = { visitor: 404, author: 200, another: 404, staff: 200 };
    await moderate(reviewId, true);
    expect(await statusesOf(photo)).toEqual(hidden);
    await moderate(reviewId, false);
    await catalog.database.db.execute(sql`update products set archived_at = now() where id = ${productId}`);
    expect(await statusesOf(photo)).toEqual(hidden);
  });

  it('nobody after it was replaced, or deleted with the review', async () => {
    const { productId, photo } = await reviewed();
    const [other = ''] = await uploadMany(productId, ada, 1);
    await put(productId, ada, [other]);
    expect((await read(photo, 'shopper', ada)).status).toBe(404);
    await (await catalog.as('shopper', ada)).delete(`/products/${productId}/review`).expect(204);
    expect((await read(other, 'shopper', ada)).status).toBe(404);
  });

  it('nobody after the account was erased, which keeps the review', async () => {
    const { productId, photo } = await reviewed();
    await uploadMany(productId, ada, 1);
    await (await catalog.as('workers')).post('/internal/erasures').send({ userId: ada }).expect(200);
    expect(await storedOf(ada)).toEqual([]);
    expect(await statusesOf(photo)).toMatchObject({ author: 404, staff: 404 });
    expect(await shownOf(productId)).toEqual([]);
  });

  it('400, 404: not by another name', async () => {
    expect([(await read('1')).status, (await read(randomUUID())).status]).toEqual([400, 404]);
  });
});

describe('POST /products/:id/review-photos', () => {
  it('201: stores WebP without metadata, in two sizes', async () => {
    const { photo } = await reviewed();
    const visitor = await catalog.as('anonymous');
    for (const [query, width] of [
      ['', 900],
      ['?size=thumbnail', 320],
    ] as const) {
      const { body, headers } = await visitor.get(`/review-photos/${photo}${query}`).buffer().expect(200);
      expect(headers['content-type']).toBe('image/webp');
      const { format, width: stored, exif, xmp, icc } = await sharp(body as Buffer).metadata();
      expect({ format, stored, exif, xmp, icc }).toEqual({ format: 'webp', stored: width });
    }
  });

  it('400, 413, 415: names the file that is no image, too large or of another type', async () => {
    const [productId, before] = [await bought(ada), await storedOf(ada)];
    const text = Buffer.from('this is no image');
    const large = Buffer.alloc(imageUpload.maxBytes + 1);
    for (const [file, type, expected] of [
      [text, 'image/jpeg', [400, 'image']],
      [large, 'image/jpeg', [413, 'file']],
      [text, 'application/pdf', [415, 'file']],
    ] as const) {
      const { status, body } = await upload(productId, ada, file, type);
      expect([status, body.fields?.[0]?.path]).toEqual(expected);
    }
    expect(await storedOf(ada)).toEqual(before);
  });

  it('422: stores no more than a few that no review has, also concurrently, and refuses others undecoded', async () => {
    const productId = await bought(ada);
    const responses = await Promise.all(Array.from({ length: 14 }, () => upload(productId, ada)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(12);
    const { status, body } = await upload(productId, ada, Buffer.from('no image'));
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'photos']);
  });
});

describe('PUT /products/:id/review', () => {
  it('200: keeps the photos that are not named, in the order in which they are', async () => {
    const productId = await bought(ada);
    const photos = await uploadMany(productId, ada, reviewPhotosMax);
    expect((await put(productId, ada, photos)).body.photos).toEqual(photos);
    expect((await put(productId, ada)).body.photos).toEqual(photos);
    const fewer = photos.slice(1).reverse();
    expect((await put(productId, ada, fewer)).body.photos).toEqual(fewer);
    expect(await shownOf(productId)).toEqual(fewer);
    expect(await storedOf(ada)).not.toContain(photos[0]);
    const summary = await (await catalog.as('shopper', ada)).get(`/products/${productId}/reviews/summary`).expect(200);
    expect(summary.body.mine.photos).toEqual(fewer);
  });

  it('400: refuses a fifth photo, naming the field', async () => {
    const productId = await bought(ada);
    const photos = await uploadMany(productId, ada, reviewPhotosMax + 1);
    const { status, body } = await put(productId, ada, photos);
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'photos']);
  });

  it("422: refuses another customer's photo, that of another product, one twice, and an unknown one", async () => {
    const [productId, other] = [await bought(ada, ben), await bought(ada)];
    const [mine = ''] = await uploadMany(productId, ada, 1);
    const [bens = ''] = await uploadMany(productId, ben, 1);
    const [elsewhere = ''] = await uploadMany(other, ada, 1);
    await put(productId, ben, [bens]);
    for (const photos of [[bens], [elsewhere], [mine, mine], [randomUUID()]]) {
      const { status, body } = await put(productId, ada, photos);
      expect([status, body.fields?.[0]?.path]).toEqual([422, 'photos']);
    }
    expect(await shownOf(productId)).toEqual([bens]);
    expect((await put(productId, ada, [mine])).status).toBe(201);
  });
});

describe('DELETE /reviews/:id/photos/:photo', () => {
  const remove = async (id: number, photo: string, role: Role = 'staff') =>
    (await catalog.as(role, 1)).delete(`/reviews/${id}/photos/${photo}`);

  it('200: removes the photo for good, and leaves the review', async () => {
    const productId = await bought(ada);
    const [first = '', second = ''] = await uploadMany(productId, ada, 2);
    const { body: review } = await put(productId, ada, [first, second]);
    const { status, body } = await remove(review.id, first);
    expect([status, body]).toMatchObject([200, { id: review.id, photos: [second], isHidden: false }]);
    expect(await shownOf(productId)).toEqual([second]);
    expect((await read(first, 'staff')).status).toBe(404);
    expect((await remove(review.id, first)).status).toBe(404);
  });

  it("401, 403, 404: visitors, shoppers, another review's photo", async () => {
    const [one, two] = [await reviewed(), await reviewed()];
    for (const [role, expected] of [
      ['anonymous', 401],
      ['shopper', 403],
    ] as const) {
      expect((await remove(one.reviewId, one.photo, role)).status).toBe(expected);
    }
    expect((await remove(two.reviewId, one.photo)).status).toBe(404);
    expect((await read(one.photo)).status).toBe(200);
  });
});

it('photos that no review took are purged after a day', async () => {
  const { productId, photo } = await reviewed();
  const [left = '', recent = ''] = await uploadMany(productId, ada, 2);
  await catalog.database.db.execute(
    sql`update review_photos set created_at = now() - interval '25 hours' where id in (${left}, ${photo})`,
  );
  await purgeLeftPhotos(catalog.database);
  expect((await storedOf(ada)).filter((id) => [left, recent, photo].includes(id)).sort()).toEqual(
    [recent, photo].sort(),
  );
});
