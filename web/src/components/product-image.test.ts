import { expect, it } from 'vitest';
import { imageSources, imageUrl, sourcesUpTo } from './product-image';

it.each([
  ['/images/a.webp', '/images/a.webp?w=80&h=80'],
  ['https://images.example/a?v=2', 'https://images.example/a?v=2&w=80&h=80'],
  ['https://images.example/a#front', 'https://images.example/a?w=80&h=80#front'],
])('asks for %s at a size', (image, address) => {
  expect(imageUrl(image, 80)).toBe(address);
});

it('offers the store’s images in every size up to twice the one shown', () => {
  expect(imageSources('/uploads/a.webp', 240)).toBe(
    '/uploads/a.webp?w=160&h=160 160w, /uploads/a.webp?w=320&h=320 320w, /uploads/a.webp?w=480&h=480 480w',
  );
  expect(imageSources('https://images.example/a', 240)).toBeUndefined();
});

it('asks for a whole image by its width alone', () => {
  expect(imageUrl('https://images.example/a#front', 80, null)).toBe('https://images.example/a?w=80#front');
});

it('offers one of the store’s images in its aspect ratio', () => {
  expect(sourcesUpTo('/images/hero.webp', 720)).toBe('/images/hero.webp?w=480 480w, /images/hero.webp?w=720 720w');
});
