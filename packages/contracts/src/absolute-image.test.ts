import { expect, it } from 'vitest';
import { toAbsoluteImage, toOwnImages } from './absolute-image';

const origin = 'https://shop.example';

it('writes uploaded images with the address of the store, and reads them back', () => {
  expect(toAbsoluteImage('/uploads/a.webp', origin)).toBe('https://shop.example/uploads/a.webp');
  expect(toOwnImages('https://shop.example/uploads/a.webp https://other.example/uploads/b.webp', origin)).toBe(
    '/uploads/a.webp https://other.example/uploads/b.webp',
  );
});

it.each([
  ['/images/products/lamp.webp', origin],
  ['https://other.example/a.webp', origin],
  ['', origin],
  ['/uploads/a.webp', 'http://localhost:3000'],
  ['/uploads/a.webp', undefined],
])('leaves %j of %s', (image, from) => {
  expect(toAbsoluteImage(image, from)).toBe(image);
  expect(toOwnImages(image, from)).toBe(image);
});
