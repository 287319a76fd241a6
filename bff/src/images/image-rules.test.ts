import { AppError } from '@shopwright/service-kit/errors';
import { describe, expect, it } from 'vitest';
import { imageSize, pickType } from './image-rules';

describe('imageSize', () => {
  it.each([
    [{}, undefined],
    [{ v: '2' }, undefined],
    [{ w: '1' }, { width: 80, height: undefined }],
    [{ w: '80' }, { width: 80, height: undefined }],
    [{ w: '81' }, { width: 160, height: undefined }],
    [{ h: '2000' }, { width: undefined, height: 2000 }],
    [
      { w: '1201', h: '390' },
      { width: 1600, height: 400 },
    ],
  ])('of %j is %j', (query, size) => {
    expect(imageSize(query)).toEqual(size);
  });

  it.each(['0', '-1', '2001', '1.5', '1e2', '+5', ' 5', '', 'abc', '05', ['1', '2'], { a: '1' }])(
    'names the field that says %j',
    (value) => {
      expect(() => imageSize({ w: '100', h: value })).toThrow(AppError);
      expect(() => imageSize({ w: '100', h: value })).toThrow(/^h: Must be 1 to 2000$/);
    },
  );
});

describe('pickType', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['IMAGE/WEBP;q=0.5', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0.000, */*', 'image/jpeg'],
    ['image/*', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
    [undefined, 'image/jpeg'],
  ] as const)('for %s is %s', (accept, type) => {
    expect(pickType(accept, 'image/jpeg')).toBe(type);
  });
});
