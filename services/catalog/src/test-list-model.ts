import type { Product, Sort } from '@shopwright/contracts/http/products';

/** A simple model of search and sort. */
export const normal = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').replace('％', '%').toLowerCase();
export const toText = (product: Product) => normal(`${product.name} ${product.category} ${product.description}`);
const byId = (a: Product, b: Product) => a.id - b.id;
export const order: Record<Sort, (a: Product, b: Product) => number> = {
  featured: (a, b) => Number(b.featured) - Number(a.featured) || byId(a, b),
  'price-asc': (a, b) => Number(a.price) - Number(b.price) || byId(a, b),
  'price-desc': (a, b) => Number(b.price) - Number(a.price) || byId(a, b),
  name: (a, b) => (normal(a.name) < normal(b.name) ? -1 : normal(a.name) > normal(b.name) ? 1 : byId(a, b)),
};

const spaced = (text: string) =>
  normal(text)
    .replace(/[-_/.,:;()&+'"!?%|\\]/g, ' ')
    .replace(/ +/g, ' ');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A simple model of relevance: how far the words are from the name, and what breaks a tie. */
function toRelevance(product: Product, words: string[]): number {
  const name = `| ${spaced(product.name)} |  |`;
  const category = ` ${spaced(product.category)} `;
  const terms = words.map((word) => spaced(word).trim());
  const phrase = terms.join(' ');
  const distances = terms.map((term, at) => {
    const ending = (words[at] ?? '').length < 4 ? '' : '.{0,2}';
    if (new RegExp(` ${escaped(term)}${ending} `).test(name)) return 0;
    if (name.includes(` ${term}`)) return 1;
    if (name.includes(term)) return 2;
    return category.includes(term) ? 4 : 40;
  });
  const isPhrase = terms.length === 1 || name.includes(` ${phrase}`);
  const isAtEdge = name.includes(`| ${phrase}`) || new RegExp(` ${escaped(phrase)}.{0,2} \\|`).test(name);
  const ties = [terms.some((term) => category.includes(` ${term}`)), isAtEdge, product.featured];
  const sum = distances.reduce<number>((total, distance) => total + distance, 0);
  return [isPhrase, ...ties].reduce((key, isTrue, at) => key + (isTrue ? 0 : ([4096, 4, 2, 1][at] ?? 0)), 8 * sum);
}

/** The order of a list: by relevance where it is a search without another order. */
export const inOrder = (products: Product[], sort: Sort, search = '') => {
  const words = [...new Set(search.split(/\s+/).filter(Boolean))];
  if (sort !== 'featured' || words.length === 0) return products.sort(order[sort]);
  return products.sort((a, b) => toRelevance(a, words) - toRelevance(b, words) || byId(a, b));
};
