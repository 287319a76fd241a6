import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';

let catalog: TestCatalog;
let staff: Awaited<ReturnType<TestCatalog['as']>>;
let system: typeof staff;

beforeAll(async () => {
  catalog = await startTestCatalog();
  [staff, system] = await Promise.all([catalog.as('staff'), catalog.as('bff')]);
});

afterAll(() => catalog.stop());

const upload = (bytes: Buffer, type = 'image/png', agent = staff) =>
  agent.post('/images').set('content-type', type).send(bytes);
const read = async (image: string) => (await system.get(`/internal${image}`).buffer().expect(200)).body as Buffer;
const countStored = async () => {
  const [row] = await catalog.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from uploaded_images`,
  );
  return row?.count;
};
/** Red on the left, blue on the right. */
const testImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: 'blue' } },
      left: Math.floor(width / 2),
      top: 0,
    },
  ]);

describe('POST /images', () => {
  describe('201', () => {
    it.each([
      ['image/jpeg', (source: Sharp) => source.jpeg()],
      ['image/png', (source: Sharp) => source.png()],
      ['image/webp', (source: Sharp) => source.webp()],
      ['image/avif', (source: Sharp) => source.avif({ effort: 0 })],
      ['image/gif', (source: Sharp) => source.gif()],
    ])('stores %s as WebP', async (type, encode) => {
      const { body } = await upload(await encode(testImage(60, 40)).toBuffer(), type).expect(201);
      expect(body).toEqual({ image: expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.webp$/), width: 60, height: 40 });
      expect(await sharp(await read(body.image)).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    });

    it('turns the image upright and removes its metadata', async () => {
      const file = await testImage(60, 40)
        .jpeg()
        .withExif({ IFD0: { Artist: 'Secret Artist' }, IFD3: { GPSLatitudeRef: 'N' } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      expect((await sharp(file).metadata()).orientation).toBe(6);
      const { body } = await upload(file, 'image/jpeg').expect(201);
      expect(body).toMatchObject({ width: 40, height: 60 });
      const stored = await read(body.image);
      const { exif, icc, xmp, orientation } = await sharp(stored).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
      // The left side is at the top now.
      const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
      expect(data[0]).toBeGreaterThan(200);
      expect(data.at(-1)).toBeGreaterThan(200);
    });

    it('scales down to 2000 px and never up', async () => {
      const wide = await upload(await testImage(2600, 130).png().toBuffer()).expect(201);
      expect(wide.body).toMatchObject({ width: 2000, height: 100 });
    });

    it('stores the same image once, also concurrently', async () => {
      const file = await testImage(33, 44).png().toBuffer();
      const before = (await countStored()) ?? 0;
      const responses = await Promise.all([1, 2, 3].map(() => upload(file)));
      expect(responses.map((response) => response.status)).toEqual([201, 201, 201]);
      expect(new Set(responses.map((response) => response.body.image)).size).toBe(1);
      expect(await countStored()).toBe(before + 1);
    });

    it('returns a path that a product accepts', async () => {
      const { body } = await upload(await testImage(12, 12).png().toBuffer()).expect(201);
      expect((await catalog.addProduct({ image: body.image })).image).toBe(body.image);
    });
  });

  describe('400', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

    it.each([
      ['text', async () => Buffer.from('this is no image')],
      ['HTML', async () => Buffer.from('<html><script>alert(1)</script></html>')],
      ['an SVG in disguise', async () => Buffer.from(svg)],
      ['a TIFF in disguise', () => testImage(20, 20).tiff().toBuffer()],
      ['a truncated PNG', async () => (await noise().png().toBuffer()).subarray(0, 3000)],
      ['a truncated JPEG', async () => (await noise().jpeg().toBuffer()).subarray(0, 3000)],
      ['a truncated WebP', async () => (await noise().webp().toBuffer()).subarray(0, 3000)],
      ['a header without an image', async () => bomb(10, 10).subarray(0, 40)],
    ])('names the image for %s', async (_what, file) => {
      const before = await countStored();
      const { body } = await upload(await file()).expect(400);
      expect(body).toMatchObject({ code: 'invalid_request', fields: [{ path: 'image' }] });
      expect(await countStored()).toBe(before);
    });

    it('refuses a small file of too many megapixels without decoding it', async () => {
      const file = bomb(20_000, 20_000);
      // The second image has nothing to unpack: its header is enough to refuse it.
      for (const bytes of [file, file.subarray(0, 200)]) {
        const { body } = await upload(bytes).expect(400);
        expect(body.fields).toEqual([{ path: 'image', message: 'Has more than 52 megapixels' }]);
      }
    });

    it('refuses an empty body', async () => {
      await upload(Buffer.alloc(0)).expect(400);
    });
  });

  it.each([
    ['anonymous', 401],
    ['shopper', 403],
  ] as const)('refuses %s with %d', async (role, status) => {
    await upload(await testImage(9, 9).png().toBuffer(), 'image/png', await catalog.as(role)).expect(status);
  });

  it('413 for more than 25 megabytes, 415 for other types', async () => {
    await upload(Buffer.alloc(25_000_001)).expect(413);
    await upload(Buffer.from('<svg/>'), 'image/svg+xml').expect(415);
    await staff.post('/images').send({ image: 'x' }).expect(415);
  });
});

describe('GET /internal/uploads/:name', () => {
  it('200: returns the bytes with a permanent cache lifetime', async () => {
    const { body } = await upload(await testImage(15, 15).png().toBuffer()).expect(201);
    const response = await system.get(`/internal${body.image}`).buffer().expect(200);
    expect(response.get('Content-Type')).toBe('image/webp');
    expect(response.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['a.webp', `${'0'.repeat(64)}.webp`, '%2e%2e', '..%2f..%2fetc%2fpasswd', '%00'])(
    '404 for %s',
    async (name) => {
      await system.get(`/internal/uploads/${name}`).expect(404);
    },
  );

  it('is closed to all but internal callers', async () => {
    await staff.get('/internal/uploads/a.webp').expect(403);
    await (await catalog.as('anonymous')).get('/internal/uploads/a.webp').expect(401);
  });
});

function noise(): Sharp {
  return sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } });
}

/** A PNG of one colour: few bytes, any number of pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), 4 + body.length);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
