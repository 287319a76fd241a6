import { type SmallCatalog, sampleProduct, startSmallCatalog } from '../test-small-catalog';
import { nowhere, startStore, type TestStore } from '../test-store';

export const hostile = `</script><script>alert(1)</script><!-- "'&\u2028 --> <img src=x onerror=alert(1)>`;

/** Starts a store that renders pages, with a bundle, a product without stock and one with hostile texts. */
export async function startPages(): Promise<{ catalog: SmallCatalog; store: TestStore }> {
  const description = 'A whole studio in a box. '.repeat(20);
  const catalog = await startSmallCatalog([
    sampleProduct(1, { name: 'Elite Bundle', rating: 4.5, reviewCount: 12, description }),
    sampleProduct(2, { price: '50.00', inStock: false, stockQuantity: 0 }),
    sampleProduct(3, { name: hostile, description: hostile, image: 'https://img.example/a.png?x="><script>' }),
  ]);
  return { catalog, store: await startStore({ auth: nowhere, catalog: catalog.url, hasPages: true }) };
}

/** Returns the words on the page, without its tags. */
export const visible = (html: string) => /<div id="root">(.*)<\/div>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '|') ?? '';

export const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
export const title = (html: string) => tag(html, /<title>([^<]*)</);

/** Returns what the page tells search engines in JSON-LD. */
export const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? '') as Record<string, unknown> & { '@type': string },
  );
