import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SmallCatalog } from '../test-small-catalog';
import type { TestStore } from '../test-store';
import { startPages, structured, title, visible } from './test-pages';

let catalog: SmallCatalog;
let store: TestStore;

beforeAll(async () => {
  ({ catalog, store } = await startPages());
});
afterAll(() => Promise.all([store.stop(), catalog.stop()]));

const get = (path: string, headers: Record<string, string> = {}) => request(store.server).get(path).set(headers);

describe('a page that is asked for again', () => {
  it('writes prices as the language does', async () => {
    for (const path of ['/', '/product/1']) {
      expect(visible((await get(`${path}?lang=de`)).text)).toContain('249,00\u00a0$');
      expect(visible((await get(`${path}?lang=pt`)).text)).toContain('US$\u00a0249,00');
      expect(visible((await get(path)).text)).toContain('$249.00');
    }
  });

  it('shows a price of this moment', async () => {
    const before = (await get('/product/2')).text;
    expect((await get('/product/2')).text).toBe(before);
    const [, product] = catalog.products;
    catalog.products[1] = { ...product!, price: '199.50' };
    const after = (await get('/product/2')).text;
    expect(visible(after)).toContain('$199.50');
    expect(after).not.toContain('50.00"');
    expect(visible(after)).not.toContain('$50.00');
    expect((await get('/')).text).toContain('$199.50');
    catalog.products[1] = product!;
    expect((await get('/product/2')).text).toBe(before);
  });

  it('reads no more than it shows, all at the same time, and is the same in every encoding', async () => {
    await get('/product/1');
    const before = catalog.calls.length;
    const [br, gzip, plain] = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'identity'].map((encoding) => get('/about', { 'accept-encoding': encoding })),
    );
    // The store's name is on every page.
    expect([...new Set(catalog.calls.slice(before))]).toEqual(['/store-settings']);
    expect(br?.headers['content-encoding']).toBe('br');
    expect(gzip?.text).toBe(plain?.text);
  });

  it('has the name that the owner has just set, as text', async () => {
    catalog.state.storeName = 'Lamp & <b>Co</b>';
    const { text } = await get('/');
    catalog.state.storeName = 'Shopwright';
    expect(title(text)).toMatch(/^Lamp &amp; &lt;b&gt;Co&lt;\/b&gt; — /);
    expect(text).toContain('<meta property="og:site_name" content="Lamp &amp; &lt;b&gt;Co&lt;/b&gt;" />');
    expect(structured(text).find((thing) => thing['@type'] === 'Organization')?.name).toBe('Lamp & <b>Co</b>');
    expect(visible(text)).toContain('Lamp &amp; &lt;b&gt;Co');
    expect(text).not.toContain('Shopwright');
  });

  it('is not kept by anyone in between', async () => {
    expect((await get('/')).headers['cache-control']).toBe('private, no-cache');
  });
});
