import { languages } from '@shopwright/contracts/fields';
import { getOrderForEmail } from '@shopwright/contracts/http/internal-orders';
import { getOrder, listMyOrders, trackOrder } from '@shopwright/contracts/http/orders';
import type { Actor } from '@shopwright/service-kit/http/internal-token';
import { Customer, getOrderRow, pay, visitor } from '@shopwright/tests/test-customer';
import { customerOf, deskOf } from '@shopwright/tests/test-desk';
import { startTestStore, type TestStore } from '@shopwright/tests/test-store';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLinesOf } from '../documents/invoice-content';
import { issueDocuments } from '../documents/issue-documents';
import { readDocuments } from '../documents/test-documents';
import { listOrderItems } from './order-row';

type Language = (typeof languages)[number];

let store: TestStore;
let lamp: number;
let plain: number;
let lastUserId = 8300;

beforeAll(async () => {
  store = await startTestStore();
  lamp = await addLamp();
  plain = await store.addProduct({ price: '30.00', stock: 1000, name: 'Plain shelf' });
});
afterAll(() => store.close());

const nameIn = (language: Language) => (language === 'en' ? 'Desk lamp' : `Desk lamp (${language})`);

async function addLamp(): Promise<number> {
  const id = await store.addProduct({ price: '20.00', stock: 1000, name: 'Desk lamp' });
  for (const language of languages.filter((each) => each !== 'en')) await translate(id, language, nameIn(language));
  return id;
}

const translate = (productId: number, language: Language, name: string) =>
  store.catalogDatabase.db.execute(sql`
    insert into product_translations (product_id, language, name, description)
    values (${productId}, ${language}, ${name}, 'A lamp') on conflict (product_id, language) do update set name = ${name}`);

const toItems = (...ids: number[]) => ids.map((productId) => ({ productId, quantity: 1 }));

async function buy(language: Language | undefined, ids = [lamp]) {
  lastUserId += 1;
  const actor: Actor = { ...visitor(), role: 'shopper', userId: lastUserId };
  const shopper = new Customer(store, actor);
  const checkout = await shopper.open(ids[0] ?? 0, { items: toItems(...ids), language });
  await pay(store, checkout.paymentIntentId);
  const placed = await shopper.record(checkout);
  return { id: checkout.orderId, actor, placed };
}

const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
const storedNames = async (id: number) =>
  (await listOrderItems(store.order.database.db, id)).map(({ name, localName }) => [name, localName]);

describe.each(languages)('an order in %s', (language) => {
  const local = language === 'en' ? null : nameIn(language);

  it('has the name in its language beside that of the catalog', async () => {
    const { id, placed } = await buy(language);
    expect(await storedNames(id)).toEqual([['Desk lamp', local]]);
    expect(namesOf(placed)).toEqual([nameIn(language)]);
  });

  it('has the name of the catalog where the product has no other', async () => {
    const { id, placed } = await buy(language, [plain, lamp]);
    expect(await storedNames(id)).toEqual([
      ['Plain shelf', null],
      ['Desk lamp', local],
    ]);
    expect(namesOf(placed)).toEqual(['Plain shelf', nameIn(language)]);
  });

  it('takes the place of one that was begun in another language', async () => {
    const shopper = new Customer(store);
    const before = await shopper.open(lamp, { language: language === 'de' ? 'ja' : 'de' });
    const { orderId } = await shopper.open(lamp, { language });
    expect((await getOrderRow(store, before.orderId)).status).toBe('cancelled');
    expect(await storedNames(orderId)).toEqual([['Desk lamp', local]]);
    expect((await shopper.open(lamp, { language })).orderId).toBe(orderId);
  });
});

describe('an order in German', () => {
  let bought: Awaited<ReturnType<typeof buy>>;
  beforeAll(async () => {
    bought = await buy('de');
  });
  const params = () => ({ id: String(bought.id) });
  const email = 'ada@example.com';

  const customersReads: Record<string, () => Promise<{ items: { name: string }[] }>> = {
    'their order': () => customerOf(store, bought.actor).get(bought.id),
    'their orders': async () => {
      const [order] = await store.orderClient.call(listMyOrders, { query: {} }, bought.actor);
      return order ?? { items: [] };
    },
    'the tracked order': () =>
      store.orderClient.call(trackOrder, { body: { orderNumber: String(bought.id), email } }, visitor()),
    'the order by its link': async () => {
      const token = store.order.trackingTokens.tokenFor(await getOrderRow(store, bought.id));
      return customerOf(store).get(bought.id, { token });
    },
  };
  it.each(Object.entries(customersReads))('is shown to its customer in German: %s', async (_, read) => {
    expect(namesOf(await read())).toEqual(['Desk lamp (de)']);
  });

  it('is invoiced in German', async () => {
    const lines = (await listLinesOf(store.order.database.db, [bought.id]))(bought.id);
    expect(lines.map(({ name }) => name)).toEqual(['Desk lamp (de)']);
  });

  it('is refunded on a credit note in German', async () => {
    const { id } = await buy('de');
    await issueDocuments(store.order);
    const [line] = await listOrderItems(store.order.database.db, id);
    await deskOf(store).refund(id, { items: [{ orderItemId: line?.id ?? 0, quantity: 1 }] });
    await issueDocuments(store.order);
    const { notes } = await readDocuments(store, id);
    expect(notes.map(({ content }) => content.lines.map(({ name }) => name))).toEqual([['Desk lamp (de)']]);
  });

  it('is shown to staff by the name of the catalog, and found by it', async () => {
    expect(namesOf(await deskOf(store).get(bought.id))).toEqual(['Desk lamp']);
    const found = await deskOf(store).list({ search: `#${bought.id} desk lamp` });
    expect(found.map(namesOf)).toEqual([['Desk lamp']]);
  });

  it('is emailed with both names, of which its customer gets the German one', async () => {
    const expected = { items: [{ name: 'Desk lamp', localName: 'Desk lamp (de)' }] };
    expect(await store.orderClient.call(getOrder, { params: params() })).toMatchObject(expected);
    expect(await store.orderClient.call(getOrderForEmail, { params: params() })).toMatchObject(expected);
  });

  it('keeps its names when the product is renamed', async () => {
    const id = await addLamp();
    const { id: orderId, placed } = await buy('de', [id]);
    await translate(id, 'de', 'Eine andere Lampe');
    expect(namesOf(placed)).toEqual(['Desk lamp (de)']);
    expect(await storedNames(orderId)).toEqual([['Desk lamp', 'Desk lamp (de)']]);
  });

  it('is the same after its call was repeated, and after several at the same time', async () => {
    const shopper = new Customer(store);
    const opened = await Promise.all([1, 2, 3].map(() => shopper.open(lamp, { language: 'de' })));
    expect(new Set(opened.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await storedNames(opened[0]?.orderId ?? 0)).toEqual([['Desk lamp', 'Desk lamp (de)']]);
  });

  it('is one order in one of the languages that ask at the same time', async () => {
    const shopper = new Customer(store);
    const ask = (language: Language) => shopper.open(lamp, { language }).catch(() => undefined);
    await Promise.all((['de', 'fr', 'ja'] as const).map(ask));
    const { orderId } = await shopper.open(lamp);
    const { language } = await getOrderRow(store, orderId);
    expect(await storedNames(orderId)).toEqual([['Desk lamp', nameIn(language)]]);
  });
});

it('an order without a language is in English', async () => {
  const { id, placed } = await buy(undefined);
  expect(await storedNames(id)).toEqual([['Desk lamp', null]]);
  expect(namesOf(placed)).toEqual(['Desk lamp']);
});
