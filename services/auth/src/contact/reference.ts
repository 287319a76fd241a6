import { randomInt } from 'node:crypto';

/** No two of them look alike in print or sound alike on the phone: no 0 and O, no 1, I and L, no U beside V. */
const characters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What sender and store call a message by: MSG-7KQ2M9XD. */
export const newReference = (): string =>
  `MSG-${Array.from({ length: 8 }, () => characters[randomInt(characters.length)]).join('')}`;
