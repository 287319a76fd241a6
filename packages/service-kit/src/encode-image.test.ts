import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeImage } from './encode-image';

/** A good image that takes seconds, as every image does on a machine that is starved. */
let slow: Buffer;

beforeAll(async () => {
  const background = { r: 200, g: 100, b: 7, alpha: 0.4 };
  slow = await sharp({ create: { width: 7000, height: 7000, channels: 4, background } })
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

  it('names the image where it is none, in any time', async () => {
    const text = Buffer.from('this is no image');
    const error = { code: 'invalid_request', fields: [{ path: 'image' }] };
    await expect(encodeImage(text, impatient)).rejects.toMatchObject(error);
  });
});
