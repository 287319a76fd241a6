import { randomBytes } from 'node:crypto';

/** 'Café Lamp' → 'cafe-lamp-9f3ac2b1': readable, and its random end makes it unique without a look-up. */
export function newSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return [words || 'product', randomBytes(4).toString('hex')].join('-');
}
