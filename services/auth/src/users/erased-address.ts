import { randomUUID } from 'node:crypto';

/** `.invalid` is reserved: no email to it is ever delivered, and no account can have it. */
export const erasedDomain = '@erased.invalid';

/** Returns an address that cannot be guessed, so that nothing made in advance is in the way of an erasure. */
export const erasedAddress = (): string => `erased-${randomUUID()}${erasedDomain}`;
