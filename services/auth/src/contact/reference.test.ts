import { expect, it } from 'vitest';
import { newReference } from './reference';

it('is written in characters that nobody confuses, and new each time', () => {
  const references = Array.from({ length: 500 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^MSG-[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(references).size).toBe(500);
});
