import { fillPath, pages } from './pages';

/** Imports no zod: pages of the storefront load it. */

const longest = 80;
const separators = /[^\p{L}\p{M}\p{N}]+/gu;
const accents = /[\u0300-\u036f]/g;
/** Latin letters that Unicode does not decompose. */
const written: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/**
 * Turns "Crème brûlée" into "creme-brulee". Keeps letters of other scripts, which browsers show and search engines read, as in
 * "照明". Empty without letters or digits.
 */
export function productSlug(name: string): string {
  const plain = name.normalize('NFKD').replace(accents, '').toLowerCase().normalize('NFC');
  const letters = [...plain.replace(/[ßæøœłđðþı]/g, (letter) => written[letter] ?? '').replace(separators, '-')];
  const cut = letters.slice(0, longest + 1).join('');
  const whole = letters.length > longest ? cut.replace(/(?<=.)-[^-]*$/u, '') : cut;
  return [...whole].slice(0, longest).join('').replace(/^-|-$/g, '');
}

/** Returns the address of a product, with its name where the store's addresses have names. */
export function productPath({ id, name }: { id: number; name: string }, hasSlugs: boolean): string {
  const slug = hasSlugs ? productSlug(name) : '';
  return fillPath(pages.product, id) + (slug && `/${encodeURIComponent(slug)}`);
}
