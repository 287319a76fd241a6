import { type FeedFormat, getFeeds, listFeedProblems, readFeed, rotateFeedKey } from '@shopwright/contracts/http/feeds';
import { copySelling } from '@shopwright/contracts/http/internal';
import { testSelling } from '@shopwright/contracts/test-selling';
import { callFile } from '@shopwright/service-kit/http/client';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../test-catalog';
import { insertManyProducts } from '../test-many-products';
import { twoColors, variantCalls } from '../test-variants';
import { writeFeed } from './write-feed';

let catalog: TestCatalog;
const { addColored } = variantCalls(() => catalog);
const staff = { role: 'staff', userId: 7 } as const;
const origin = 'https://shop.example';

beforeAll(async () => {
  catalog = await startTestCatalog();
});
afterAll(() => catalog.stop());

const feeds = () => catalog.client.call(getFeeds, {}, staff);
const feed = async (format: FeedFormat, market: { language?: 'de'; country?: string } = {}) => {
  const { key } = await feeds();
  return (await callFile(catalog.client, readFeed, { query: { format, key, origin, ...market } })).toString('utf8');
};
const problems = async (format: FeedFormat) => {
  const agent = await catalog.as('staff');
  const { body } = await agent.get(`${listFeedProblems.path}?format=${format}`).expect(200);
  return body as { id: number; productId: number; issues: { code: string; isRefused: boolean }[] }[];
};

type Item = Record<string, string>;
const toText = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Returns the items of a document that is well-formed, and throws for one that is not. */
function parseXml(xml: string): Item[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of them
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml)) throw new Error('a control character');
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .replace(/<(\/?)([\w:]+)((?: [\w:]+="[^"<&]*")*)>/g, (_, end, name) => {
      if (!end) open.push(name);
      else if (open.pop() !== name) throw new Error(`</${name}>`);
      return '';
    });
  if (open.length > 0 || /<|&(?!(amp|lt|gt|quot|apos);)/.test(rest)) throw new Error('not well-formed');
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) =>
    Object.fromEntries(
      [...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name = '', text = '']) => [name, toText(text)]),
    ),
  );
}
const parseTsv = (tsv: string): Item[] => {
  const [head = '', ...lines] = tsv.trimEnd().split('\n');
  return lines.map((line) =>
    Object.fromEntries(head.split('\t').map((name, at) => [name, line.split('\t')[at] ?? ''])),
  );
};
const parseJsonl = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const hostile = `Lamp <b>&"]]>\u0001\ud800 'x'</item>\n\t=1+1`;

describe('what a feed has of each product', () => {
  it('is its variants as items of a group, and of hostile names well-formed lines', async () => {
    const specs = [{ label: 'Brand', value: 'Nordic & Sons' }];
    const { id, black, white } = await addColored(twoColors, { name: 'Headphones', specs, description: 'For ears.' });
    const { db } = catalog.database;
    const plain = await catalog.addProduct({
      name: 'Plain',
      description: 'plain',
      price: '15.00',
      compareAtPrice: '20.00',
      stockQuantity: 0,
      specs,
    });
    await db.execute(
      sql`update products set name = ${hostile.replace('\u0001', '').replace('\ud800', '')}, description = ${hostile.replace('\ud800', '')}, gtin = '4006381333931' where id = ${plain.id}`,
    );
    const items = parseXml(await feed('google.xml'));
    expect(items.map((item) => item.id)).toEqual([black, white, plain.id].map(String));
    expect(items[0]).toMatchObject({
      item_group_id: String(id),
      title: 'Headphones, Black',
      description: 'For ears.',
      link: `${origin}/product/${id}?variant=${black}`,
      availability: 'in_stock',
      price: '30.00 USD',
      brand: 'Nordic & Sons',
      color: 'Black',
      condition: 'new',
    });
    expect(items[0]?.image_link).toMatch(/^https:\/\//);
    expect(items[2]).toMatchObject({
      price: '20.00 USD',
      sale_price: '15.00 USD',
      availability: 'out_of_stock',
      gtin: '4006381333931',
    });
    expect(items[2]).not.toHaveProperty('item_group_id');
    expect(items[2]?.title).toContain(`Lamp <b>&"]]>`);

    const rows = parseTsv(await feed('google.tsv'));
    expect(rows).toHaveLength(3);
    expect(rows.map((row) => Object.keys(row).length)).toEqual([21, 21, 21]);
    expect(rows[2]?.title).toBe(`"Lamp <b>&""]]> 'x'</item> =1+1"`);
    const csv = await feed('meta.csv');
    expect(csv.split('\r\n')[1]).toContain(`${black},${id},"Headphones, Black",For ears.,in stock,new,30.00 USD,,`);
    const lines = parseJsonl(await feed('acp.jsonl', { country: 'DE' }));
    expect(lines[0]).toMatchObject({
      item_id: String(black),
      group_id: String(id),
      listing_has_variations: true,
      variant_dict: { Color: 'Black' },
      price: '30.00 USD',
      availability: 'in_stock',
      is_eligible_search: true,
      is_eligible_checkout: false,
      seller_url: origin,
    });
  });

  it('is never a draft, an archived product, a parent or a variant that is left out', async () => {
    const { db } = catalog.database;
    const specs = [{ label: 'Brand', value: 'Nordic' }];
    const { id, black, white } = await addColored(twoColors, { name: 'Hidden parts', specs });
    const [draft, archived] = [
      await catalog.addProduct({ name: 'Draft', specs }),
      await catalog.addProduct({ name: 'Gone', specs }),
    ];
    await db.execute(sql`update products set archived_at = now(), is_draft = true where id = ${draft.id}`);
    await db.execute(sql`update products set archived_at = now(), is_draft = false where id = ${archived.id}`);
    await db.execute(sql`update products set position = null, archived_at = now() where id = ${white}`);
    const sent = parseXml(await feed('google.xml')).map((item) => Number(item.id));
    expect(sent).toContain(black);
    for (const secret of [id, white, draft.id, archived.id]) expect(sent).not.toContain(secret);
    await db.execute(sql`update products set archived_at = now() where id = ${id}`);
    expect(parseXml(await feed('google.xml')).map((item) => Number(item.id))).not.toContain(black);
    // Its variants follow by a trigger; a feed may have read them a moment before.
    await db.execute(sql`alter table products disable trigger user`);
    await db.execute(sql`update products set archived_at = null where id = ${black}`);
    await db.execute(sql`alter table products enable trigger user`);
    expect(parseXml(await feed('google.xml')).map((item) => Number(item.id))).not.toContain(black);
    await db.execute(sql`update products set archived_at = now() where id = ${black}`);
    expect(await feed('google.xml')).not.toMatch(/supplier|S-1|margin/i);
  });

  it('is in the language, and has the shipping of the country', async () => {
    const { db } = catalog.database;
    const specs = [{ label: 'Brand', value: 'Nordic' }];
    const { id, black } = await addColored(twoColors, { name: 'Cup', specs });
    await db.execute(
      sql`insert into product_translations (product_id, language, name, description) values (${id}, 'de', 'Becher', 'Zum Trinken.')`,
    );
    await catalog.client.call(copySelling, { body: { ...testSelling(), version: 1 } }, { role: 'system' });
    const item = parseXml(await feed('google.xml', { language: 'de', country: 'DE' })).find(
      (each) => each.id === String(black),
    );
    expect(item).toMatchObject({
      title: 'Becher, Schwarz',
      description: 'Zum Trinken.',
      link: `${origin}/product/${id}?variant=${black}&lang=de`,
      color: 'Schwarz',
      country: 'DE',
    });
    const tsv = parseTsv(await feed('google.tsv', { country: 'DE' })).find((row) => row.id === String(black));
    expect(tsv?.shipping).toMatch(/^DE:::\d+\.\d\d USD$/);
    const elsewhere = parseTsv(await feed('google.tsv', { country: 'IS' })).find((row) => row.id === String(black));
    expect(elsewhere?.shipping).toBe('');
  });

  it('passes the checks of its reader: what does not is left out, and listed with the product to mend', async () => {
    const { db } = catalog.database;
    const { id: parent, black } = await addColored(twoColors, { name: 'Without brand' });
    const long = await catalog.addProduct({ name: 'x'.repeat(120), specs: [{ label: 'Brand', value: 'Nordic' }] });
    await db.execute(sql`update products set image = 'http://elsewhere.example/a.jpg' where id = ${long.id}`);
    const google = await problems('google.xml');
    expect(google.find(({ id }) => id === long.id)?.issues).toEqual([{ code: 'image_not_https', isRefused: true }]);
    expect(google.find(({ id }) => id === black)).toMatchObject({
      productId: parent,
      issues: [{ code: 'identifiers_missing', isRefused: false }],
    });
    const sent = parseXml(await feed('google.xml'));
    expect(sent.find(({ id }) => id === String(long.id))).toBeUndefined();
    expect(sent.find(({ id }) => id === String(black))).toMatchObject({ identifier_exists: 'no' });
    expect(parseJsonl(await feed('acp.jsonl', { country: 'DE' })).map(({ item_id }) => item_id)).not.toContain(
      String(black),
    );
    expect((await problems('meta.csv')).find(({ id }) => id === black)?.issues).toEqual([
      { code: 'identifiers_missing', isRefused: true },
    ]);
    for (const item of sent) {
      expect([...(item.title ?? '')].length).toBeLessThanOrEqual(150);
      expect(item.price).toMatch(/^\d+\.\d\d USD$/);
      expect(item.image_link).toMatch(/^https:/);
      expect(item.link).toMatch(/^https:/);
    }
  });
});

describe('the key', () => {
  const ask = (query: string) => catalog.as('bff').then((agent) => agent.get(`${readFeed.path}?${query}`));
  const address = (key: string) => `format=google.xml&origin=${origin}&key=${key}`;

  it('is one for all who look at first, and another after it was replaced: the earlier one is 404', async () => {
    await catalog.database.db.execute(sql`delete from feed_keys`);
    expect((await ask(address(''))).status).toBe(404);
    const keys = await Promise.all([feeds(), feeds(), feeds()]);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
    const [{ key } = { key: '' }] = keys;
    expect(key).toMatch(/^[\w-]{32}$/);
    expect((await ask(address(key))).status).toBe(200);
    const next = await catalog.client.call(rotateFeedKey, {}, staff);
    expect(next.key).not.toBe(key);
    expect((await ask(address(key))).status).toBe(404);
    expect((await ask(address(next.key))).status).toBe(200);
    for (const wrong of ['', 'x', `${next.key}x`, next.key.slice(1)])
      expect((await ask(address(wrong))).status).toBe(404);
  });

  it('is for staff alone, and the file for the BFF', async () => {
    for (const path of [getFeeds.path, listFeedProblems.path])
      await (await catalog.as('shopper')).get(path).expect(403);
    await (await catalog.as('shopper')).post(rotateFeedKey.path).expect(403);
    const { key } = await feeds();
    await (await catalog.as('staff')).get(`${readFeed.path}?${address(key)}`).expect(403);
  });

  it.each(['format=x', 'language=xx', 'country=ZZ'])('400 names the field of %s', async (query) => {
    const { body } = await (await catalog.as('staff')).get(`${listFeedProblems.path}?${query}`).expect(400);
    expect(body.fields).toMatchObject([{ path: query.split('=')[0] }]);
  });
});

describe('many products', () => {
  it('says when a feed was fetched and with how many items; pages of problems go on until the last', async () => {
    const other = await startTestCatalog();
    try {
      await insertManyProducts(other.database.db, 12_000);
      const { key, items } = await other.client.call(getFeeds, {}, staff);
      const query = { format: 'google.tsv', key, origin, language: 'en' } as const;
      let [length, longest] = [0, 0];
      for await (const part of writeFeed(other.database, query)) {
        length += part.length;
        longest = Math.max(longest, part.length);
      }
      // No part has more than a batch.
      expect(longest).toBeLessThan(length / 20);
      const after = await other.client.call(getFeeds, {}, staff);
      expect(after.fetches).toMatchObject([{ format: 'google.tsv', language: 'en', country: '', items, refused: 0 }]);
      const agent = await other.as('staff');
      const empty = await agent.get(`${listFeedProblems.path}?format=google.xml&limit=100`).expect(200);
      expect(empty.body).toHaveLength(100);
      // No product before the last has a problem.
      await other.database.db.execute(sql`update products set specs = '[{"label":"Brand","value":"Nordic"}]'`);
      await other.database.db.execute(sql`update products set image = '' where id = (
        select max(id) from products where archived_at is null)`);
      let path: string | undefined = `${listFeedProblems.path}?format=google.xml`;
      const found: unknown[] = [];
      for (let pages = 0; path && pages < 5; pages++) {
        const response: { body: unknown[]; headers: Record<string, string> } = await agent.get(path).expect(200);
        found.push(...response.body);
        path = /<([^>]+)>/.exec(response.headers.link ?? '')?.[1];
      }
      expect(found).toMatchObject([{ issues: [{ code: 'image_missing' }] }]);
    } finally {
      await other.stop();
    }
  });
});
