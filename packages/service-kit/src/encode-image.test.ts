import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeImage } from './encode-image';

/** Takes a second. */
let slow: Buffer;

beforeAll(async () => {
  const background = { r: 200, g: 100, b: 7, alpha: 0.4 };
  slow = await sharp({ create: { width: 4000, height: 4000, channels: 4, background } })
    .toColourspace('rgb16')
    .png({ compressionLevel: 1 })
    .toBuffer();
});

const noCapacity = { code: 'unavailable', status: 503, retryAfterSeconds: 10 };
const impatient = { waitMs: 8000, totalSeconds: 1 };

describe('encodeImage', () => {
  it('does not call an image bad that it cannot encode in time', async () => {
    await expect(encodeImage(slow, impatient)).rejects.toMatchObject(noCapacity);
    const { width, height } = await encodeImage(slow, { waitMs: 8000, totalSeconds: 3600 });
    expect({ width, height }).toEqual({ width: 2000, height: 2000 });
  });

  it('asks to come back where others are encoded for too long', async () => {
    const others = [1, 2].map(() => encodeImage(slow, { waitMs: 8000, totalSeconds: 3600 }));
    await expect(encodeImage(slow, { waitMs: 20, totalSeconds: 14 })).rejects.toMatchObject(noCapacity);
    expect(await Promise.all(others)).toHaveLength(2);
  });

  it.each([
    ['50 megapixels of a phone', 8160, 6144, {}],
    ['200 megapixels, taken upright', 16_320, 12_240, { orientation: 8 }],
  ])('shrinks a JPEG of %s while it is read', async (_name, width, height, metadata) => {
    const photo = await blank(width, height).withMetadata(metadata).jpeg().toBuffer();
    const encoded = encodeImage(photo, { waitMs: 8000, totalSeconds: 60 });
    const peakBytes = await watchMemory(encoded);
    const sides = [2000, Math.round((2000 * height) / width)];
    const { width: across, height: down } = await encoded;
    expect([across, down]).toEqual('orientation' in metadata ? sides.reverse() : sides);
    // Whole, 200 megapixels are 600 MB.
    expect(peakBytes).toBeLessThan(300_000_000);
  });

  it.each([
    [
      'a JPEG of more megapixels than any phone has',
      () => blank(20_000, 12_600).jpeg(),
      'Has more than 250 megapixels',
    ],
    ['a JPEG in several scans', () => blank(9000, 6000).jpeg({ progressive: true }), 'Has more than 52 megapixels'],
    ['a PNG', () => blank(9000, 6000).png(), 'Has more than 52 megapixels'],
    ['a WebP', () => blank(9000, 6000).webp({ effort: 0 }), 'Has more than 52 megapixels'],
  ])('refuses %s that would not fit into memory', async (_name, make, message) => {
    const refused = encodeImage(await make().toBuffer());
    await expect(refused).rejects.toMatchObject({ fields: [{ path: 'image', message }] });
  });

  it.each(['png', 'webp', 'gif', 'jpeg'] as const)('takes 50 megapixels as %s', async (format) => {
    const image = formats[format](blank(8160, 6144));
    expect((await encodeImage(await image.toBuffer(), { waitMs: 8000, totalSeconds: 60 })).width).toBe(2000);
  });

  it.each(['gif', 'webp'] as const)('stores the first frame of an animated %s', async (format) => {
    const frames = await Promise.all(['red', 'blue', 'lime'].map((color) => frameOf(color).png().toBuffer()));
    const animated = await sharp(frames, { join: { animated: true } })
      [format]()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(3);
    const { bytes } = await encodeImage(animated);
    const { pages = 1 } = await sharp(bytes).metadata();
    const { dominant } = await sharp(bytes).stats();
    expect([pages, dominant.r > 200, dominant.b < 60]).toEqual([1, true, true]);
  });

  it('names the image where it is none, in any time', async () => {
    const text = Buffer.from('this is no image');
    const error = { code: 'invalid_request', fields: [{ path: 'image' }] };
    await expect(encodeImage(text, impatient)).rejects.toMatchObject(error);
  });
});

/** Made quickly. */
const formats = {
  png: (image: Sharp) => image.png({ compressionLevel: 1 }),
  webp: (image: Sharp) => image.webp({ effort: 0 }),
  gif: (image: Sharp) => image.gif({ effort: 1 }),
  jpeg: (image: Sharp) => image.jpeg({ progressive: true }),
};

const frameOf = (background: string) => sharp({ create: { width: 20, height: 20, channels: 3, background } });

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86407' } });

async function watchMemory(work: Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 2);
  await work.finally(() => clearInterval(timer));
  return peak - before;
}
