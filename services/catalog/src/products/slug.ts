import { randomBytes } from 'node:crypto';

/** Turns 'Café Lamp' into 'cafe-lamp-9f3ac2b1'. The random end makes the slug unique without a lookup. */
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
