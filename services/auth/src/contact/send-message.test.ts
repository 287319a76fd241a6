import { expect, it } from 'vitest';
import { newReference } from './routes';

it('generates a different reference each time, of characters that are not confused', () => {
  const references = Array.from({ length: 500 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^MSG-[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(references).size).toBe(500);
});
